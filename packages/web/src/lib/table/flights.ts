// Animates bonuses from where they were earned to where they count. Decoration: nothing waits for it, and the table
// leaves it out under reduced motion.

import type { Happening } from '#lib/session/session.svelte.ts';
import { drawingOf } from '#lib/sheet/compose.ts';
import { isEarned, marksOf } from '#lib/sheet/state.ts';

const STEP = 90;
const DURATION = 420;

/** Animates every bonus that an event earned on the sheet of this seat. */
export function flyBonuses(root: HTMLElement, { event, before, after }: Happening, seat: number): void {
  if (event.e === 'roll' || event.p !== seat) return;
  const [was, is] = [marksOf(before, seat), marksOf(after, seat)];
  const fresh = drawingOf(after.layout.sheet).areas.flatMap((area) =>
    area.bonuses.flatMap((bonus, i) =>
      !isEarned(bonus, was) && isEarned(bonus, is)
        ? [{ spot: `${area.index}-${i}`, bonus: bonus.bonus }]
        : [],
    ),
  );
  fresh.forEach(({ spot, bonus }, i) => {
    const from = root.querySelector<SVGGElement>(`[data-spot="${spot}"]`);
    const target = bonus.includes(':') ? `bonus-${bonus}` : bonus;
    const to = root.querySelector(`[data-target="${target}"]`);
    if (from && to) fly(from, to, i * STEP);
  });
}

function fly(from: SVGGElement, to: Element, delay: number): void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const box = from.getBBox();
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  copy.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.setAttribute('aria-hidden', 'true');
  copy.append(from.cloneNode(true));
  for (const earned of copy.querySelectorAll('.earned')) earned.classList.remove('earned');
  for (const stamp of copy.querySelectorAll('.stamp')) stamp.remove();
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    zIndex: '20',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const dx = end.left + end.width / 2 - start.left - start.width / 2;
  const dy = end.top + end.height / 2 - start.top - start.height / 2;
  const flight = copy.animate(
    [
      { transform: 'scale(1)', offset: 0 },
      { transform: 'scale(2.2)', offset: 0.35 },
      { transform: `translate(${dx}px, ${dy}px) scale(1.4)`, opacity: 1, offset: 0.92 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0 },
    ],
    { duration: DURATION, delay, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'both' },
  );
  flight.finished.finally(() => copy.remove());
}
