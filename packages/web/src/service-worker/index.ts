// Keeps the whole app on the device, so that everything but online play works without network. A new version waits until
// the page says that no game would be disturbed.
import { version } from '$app/env';
import { assets, immutable, prerendered } from '$app/manifest';
import { self } from '$app/service-worker';

const CACHE = `reynard-${version}`;
const PATHS = [
  ...new Set([...immutable, ...assets, ...prerendered].map(({ path }) => `/${path}`.replace(/^\/\//, '/'))),
];

/** The bots' networks are large and not needed to play: they come after everything else, and may come later. */
const isLarge = (path: string) => path.endsWith('.net');

async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PATHS.filter((path) => !isLarge(path)));
  await Promise.allSettled(PATHS.filter(isLarge).map((path) => cache.add(path)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything());
});

async function dropOldVersions(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'activate') self.skipWaiting();
});

/** Pages whose address is known only while the app runs share its empty page. */
const emptyPage = (pathname: string) => (pathname.startsWith('/online/') ? '/play' : pathname);

/** From the cache; pages are found without their query. What is not ours to keep goes to the network. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(request.url);
  return (
    (await cache.match(pathname)) ??
    (await cache.match(pathname.replace(/\/$/, '') || '/')) ??
    (await cache.match(emptyPage(pathname))) ??
    fetch(request)
  );
}

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(answer(event.request));
});
