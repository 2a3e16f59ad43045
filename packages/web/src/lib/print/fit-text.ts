// Text as large as its box allows.
import type { Attachment } from 'svelte/attachments';

/** In points: larger is never needed, smaller is never readable. */
const SIZES = { most: 12, least: 4.5, step: 0.25 };

/** Sets the size of an element's text. It is measured again whenever `_shown` changes, or its text does. */
export const fitText =
  (_shown: string): Attachment<HTMLElement> =>
  (element) => {
    const fit = () => {
      let size = SIZES.most;
      do {
        element.style.fontSize = `${size}pt`;
        size -= SIZES.step;
      } while (element.scrollHeight > element.clientHeight && size >= SIZES.least);
    };
    fit();
    const changes = new ResizeObserver(fit);
    changes.observe(element);
    return () => changes.disconnect();
  };
