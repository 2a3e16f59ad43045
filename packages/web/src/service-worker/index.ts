// Keeps the whole app on the device, so that everything but online play works without network. A new version waits until
// a page asks for it. Pages of an older one may still be open in other tabs: what they have not loaded yet is kept until the
// last of them is gone.

import { versionName } from '#lib/storage/version-name.ts';
import { version } from '$app/env';
import { assets, immutable, prerendered } from '$app/manifest';
import { self } from '$app/service-worker';

const CACHE = versionName(version);
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

/** Drops the versions that no page uses: each page holds the lock of its own (updates.svelte.ts). */
async function dropOldVersions(): Promise<void> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const used = new Set([CACHE, ...held.map(({ name }) => name)]);
  for (const name of await caches.keys()) if (!used.has(name)) await caches.delete(name);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'activate') self.skipWaiting();
  if (event.data === 'opened') event.waitUntil(dropOldVersions());
});

/** Pages whose address is known only while the app runs share its empty page. */
const emptyPage = (pathname: string) => (pathname.startsWith('/online/') ? '/play' : pathname);

/** The files of any version, whose names never mean anything else. */
const isImmutable = (pathname: string) => pathname.startsWith('/_app/immutable/');

/** From the cache; pages are found without their query. What is not ours to keep goes to the network. */
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
