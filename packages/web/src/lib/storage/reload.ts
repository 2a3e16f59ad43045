// Reloads the page so that a newer version of the app, if this device has one, takes over.

/** How long a new version may take to take over before the page reloads all the same. */
const PATIENCE_MS = 3000;
/** In the session storage: the page was reloaded in the middle of an update. */
const UPDATING = 'reynard-updating';

const reloadOnceTakenOver = () =>
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });

/** Lets a waiting service worker take over; the page reloads once it has. */
export function activate(waiting: ServiceWorker): void {
  reloadOnceTakenOver();
  waiting.postMessage('activate');
  // Chromium waits until the old worker is idle, which under load it may never notice. A reload frees it.
  setTimeout(() => {
    sessionStorage.setItem(UPDATING, 'yes');
    location.reload();
  }, PATIENCE_MS);
}

/** Completes an update for which the page had to be reloaded. Asks only once, so that the page cannot reload for ever. */
export function resumeUpdate({ waiting }: ServiceWorkerRegistration): void {
  if (sessionStorage.getItem(UPDATING) === null) return;
  sessionStorage.removeItem(UPDATING);
  reloadOnceTakenOver();
  waiting?.postMessage('activate');
}

/** Reloads the page, in the newer version if one is ready. */
export async function reloadApp(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) activate(registration.waiting);
  else location.reload();
}
