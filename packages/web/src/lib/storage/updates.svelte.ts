// Registers the service worker and notices when a newer version of the app waits to take over. The page tells by a lock which
// version it is of, so that its files stay as long as it does.
import { dev, version } from '$app/env';
import { versionName } from './version-name.ts';

export interface Updates {
  readonly ready: boolean;
  apply(): void;
  /** Not now: the new version comes with the next visit. */
  dismiss(): void;
}

export function keepUpToDate(): Updates {
  let waiting = $state.raw<ServiceWorker | null>(null);
  if ('serviceWorker' in navigator && !dev) {
    holdVersion();
    whenIdle(() => watch((worker) => (waiting = worker)));
  }
  return {
    get ready() {
      return waiting !== null;
    },
    apply() {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting?.postMessage('activate');
    },
    dismiss() {
      waiting = null;
    },
  };
}

/** Until the page is gone. Where locks are refused, nothing is kept for it either. */
function holdVersion(): void {
  navigator.locks
    ?.request(versionName(version), { mode: 'shared' }, () => new Promise(() => {}))
    .catch(() => {});
}

/** Keeping the app for later must not hold up its start. */
function whenIdle(work: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

async function watch(found: (worker: ServiceWorker) => void): Promise<void> {
  const registering = navigator.serviceWorker.register('/service-worker.js', { type: 'module' });
  const registration = await registering.catch(() => undefined);
  // Private windows may refuse: the app then needs the network each time.
  if (!registration) return;
  registration.active?.postMessage('opened');
  // Without a controller this is the first visit: nothing is replaced.
  if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) found(worker);
    });
  });
}
