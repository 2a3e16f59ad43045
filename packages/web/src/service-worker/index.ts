// Caches the whole app, so that everything but online play works offline. A new version waits until a page activates it. Tabs
// with an older version may still be open: its files stay cached until the last of them is closed.

import { CALL_WORDS, CALL_WORDS_PATH } from '#lib/storage/call-words.ts';
import { versionName } from '#lib/storage/version-name.ts';
import { version } from '$app/env';
import { assets, immutable, prerendered } from '$app/manifest';
import { self } from '$app/service-worker';

const CACHE = versionName(version);
const PATHS = [
  ...new Set([...immutable, ...assets, ...prerendered].map(({ path }) => `/${path}`.replace(/^\/\//, '/'))),
];

/** Pictures for link previews, which only messengers ask for. */
const isPreview = (path: string) => path.startsWith('/preview/');

/** The bots' networks are large and not needed to play, so they are cached last and may be missing for a while. */
const isLarge = (path: string) => path.endsWith('.net');

async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PATHS.filter((path) => !isLarge(path) && !isPreview(path)));
  await Promise.allSettled(PATHS.filter(isLarge).map((path) => cache.add(path)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything());
});

/**
 * Drops the versions that no page uses: each page holds the lock of its own (updates.svelte.ts). The files of a version that is
 * being installed or waits are used by no page yet, so nothing is dropped until it has taken over.
 */
async function dropOldVersions(): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const held = (await navigator.locks?.query())?.held ?? [];
  const used = new Set([CACHE, CALL_WORDS, ...held.map(({ name }) => name)]);
  for (const name of await caches.keys()) if (!used.has(name)) await caches.delete(name);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'activate') self.skipWaiting();
  if (event.data === 'opened') event.waitUntil(dropOldVersions());
});

/** Pages that cannot be prerendered share the fallback page. */
const emptyPage = (pathname: string) => (pathname.startsWith('/online/') ? '/play' : pathname);

/** Files with a hash in their name: the same in every version that has them. */
const isImmutable = (pathname: string) => pathname.startsWith('/_app/immutable/');

/** Answers from the cache, ignoring the query of pages; everything else goes to the network. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(request.url);
  return (
    (await cache.match(pathname)) ??
    (await cache.match(pathname.replace(/\/$/, '') || '/')) ??
    (await cache.match(emptyPage(pathname))) ??
    (isImmutable(pathname) ? await caches.match(pathname) : undefined) ??
    fetch(request)
  );
}

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(answer(event.request));
});

/** The words of a call in the language of the page that asked for it (lib/online/calls.ts). */
async function callWords(kind: string): Promise<string> {
  const kept = await (await caches.open(CALL_WORDS)).match(CALL_WORDS_PATH);
  const words = kept ? ((await kept.json()) as Record<string, string>) : {};
  return words[kind] ?? '{names}';
}

/** A message of the server: whose turn it is, and against whom. */
self.addEventListener('push', (event) => {
  const show = async () => {
    const { kind, table, names } = event.data!.json() as { kind: string; table: string; names: string[] };
    const body = (await callWords(kind)).replace('{names}', names.join(', '));
    // One message for each table: a newer one replaces it.
    const options = {
      body,
      tag: table,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: `/online/${table}`,
    };
    await self.registration.showNotification('Reynard', options);
  };
  event.waitUntil(show());
});

/** A tap on a message opens the table, in a window that is there already if possible. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const path = event.notification.data as string;
    const windows = await self.clients.matchAll({ type: 'window' });
    const there = windows.find(({ url }) => new URL(url).pathname === path);
    await (there ? there.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(open());
});
