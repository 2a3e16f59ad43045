// Calls on this device: asks the browser for a push subscription and tells the server. The service worker shows the messages; it
// has no words of its own, so they are kept for it in a cache, in the language of the page.
import type { Device } from '@reynard/client';
import { m } from '#lib/paraglide/messages.js';
import { CALL_WORDS, CALL_WORDS_PATH } from '#lib/storage/call-words.ts';
import { client } from './client.ts';

export type Quiet = NonNullable<Device['quiet']>;

const QUIET_KEY = 'reynard-quiet';

export const canCall = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function storedQuiet(): Quiet {
  try {
    return JSON.parse(localStorage.getItem(QUIET_KEY) ?? '') as Quiet;
  } catch {
    return { from: 22, until: 8 };
  }
}

/** Whether this device is called, and its quiet hours. Renews the words, as the language may have changed. */
export async function callingOf(): Promise<{ quiet: Quiet } | null> {
  if (!(await subscription())) return null;
  await keepWords();
  return { quiet: storedQuiet() };
}

/** Asks the player's permission and subscribes. */
export async function askToCall(quiet: Quiet): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new DOMException('denied', 'NotAllowedError');
  const registration = await navigator.serviceWorker.ready;
  const { pushKey } = await client.info();
  const subscribed = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  await keepWords();
  await tell(subscribed, quiet);
}

export async function changeQuiet(quiet: Quiet): Promise<void> {
  const subscribed = await subscription();
  if (subscribed) await tell(subscribed, quiet);
}

async function tell(subscribed: PushSubscription, quiet: Quiet): Promise<void> {
  const { endpoint, keys } = subscribed.toJSON() as Pick<Device, 'endpoint' | 'keys'>;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await client.callDevice({ endpoint, keys, zone, quiet: quiet.from === quiet.until ? null : quiet });
  try {
    localStorage.setItem(QUIET_KEY, JSON.stringify(quiet));
  } catch {
    // The server knows them.
  }
}

/** One tap: the browser forgets the subscription even if the server cannot be reached. */
export async function stopCalling(): Promise<void> {
  const subscribed = await subscription();
  if (!subscribed) return;
  await subscribed.unsubscribe();
  await client.silenceDevice(subscribed.endpoint);
}

async function keepWords(): Promise<void> {
  const words = {
    turn: m.call_turn({ names: '{names}' }),
    invitation: m.call_invitation({ names: '{names}' }),
  };
  const cache = await caches.open(CALL_WORDS);
  await cache.put(CALL_WORDS_PATH, new Response(JSON.stringify(words)));
}
