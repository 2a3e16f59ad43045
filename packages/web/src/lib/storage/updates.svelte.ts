// Registers the service worker and notices when a new version of the app is ready. Each page holds a lock named after its
// version, so that the service worker keeps the files of that version.
import { dev, version } from '$app/env';
import { activate, resumeUpdate } from './reload.ts';
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
    watch((worker) => (waiting = worker));
  }
  return {
    get ready() {
      return waiting !== null;
    },
    apply() {
      if (waiting) activate(waiting);
    },
    dismiss() {
      waiting = null;
    },
  };
}

/** Held until the page closes. A browser that refuses locks refuses the cache too. */
function holdVersion(): void {
  navigator.locks
    ?.request(versionName(version), { mode: 'shared' }, () => new Promise(() => {}))
    .catch(() => {});
}

async function watch(found: (worker: ServiceWorker) => void): Promise<void> {
  const registering = navigator.serviceWorker.register('/service-worker.js', { type: 'module' });
  const registration = await registering.catch(() => undefined);
  // Private windows may refuse: the app then needs the network each time.
  if (!registration) return;
  registration.active?.postMessage('opened');
  resumeUpdate(registration);
  // Without a controller this is the first visit: nothing is replaced.
  if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) found(worker);
    });
  });
}
