// Work that must not delay what the player waits for.

/** The most milliseconds that idle work waits for a busy page. */
const LONGEST = 2000;

/** Runs work once what was drawn last is on the screen. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Runs work when the page has loaded and has nothing else to do. */
export function whenIdle(work: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: LONGEST }) : setTimeout(work, 500);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
