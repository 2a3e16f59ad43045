// Keeps the screen on while real dice are rolled or a pad lies on the table (Screen Wake Lock). Loaded only then. Browsers without
// it, or a device that saves power, go dark as usual.

/** Keeps the screen on until the returned function is called. The browser drops the lock of a hidden page, so it is renewed. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const renew = async () => {
    if (document.visibilityState !== 'visible') return;
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    if (ended) lock?.release();
  };
  document.addEventListener('visibilitychange', renew);
  renew();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', renew);
    lock?.release();
  };
}
