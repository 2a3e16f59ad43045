// The icons of all other pages and dialogs, so that a first visit does not load them.
import { ICONS } from './paths.ts';

export const MORE_ICONS = {
  speech: 'M5 5h14v10h-7l-4.5 4V15H5zM9 10h.01M12 10h.01M15 10h.01',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  share:
    'M17.5 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.7 10.8L15.3 6.7M8.7 13.2L15.3 17.3',
  save: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
  people:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19.5c.5-4 3-5.6 6-5.6s5.5 1.6 6 5.6M15.8 10.8a2.8 2.8 0 1 0-.6-5.5M17 14.2c2.2.4 3.7 2 4 5.3',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  log: 'M5 6h14M5 11h14M5 16h9',
  pause: 'M8 5.5v13M16 5.5v13',
  forward: 'M9.5 5l7 7-7 7',
  toStart: 'M18 5.5L10 12l8 6.5M6 5.5v13',
  toEnd: 'M6 5.5l8 6.5-8 6.5M18 5.5v13',
  roundBack: 'M12 6l-6 6 6 6M18.5 6l-6 6 6 6',
  roundNext: 'M12 6l6 6-6 6M5.5 6l6 6-6 6',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13',
  analysis: 'M4 4v16h16M7.5 14.5l3.5-5 3.5 3 5-7',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M18 18h2v2',
  flag: 'M6 21V4M6 5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0',
  shield: 'M12 3.5l7 2.5v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2 4-4.4',
  chain:
    'M10.2 13.8a3.8 3.8 0 0 1 0-5.4l3-3a3.8 3.8 0 0 1 5.4 5.4l-1.6 1.6M13.8 10.2a3.8 3.8 0 0 1 0 5.4l-3 3a3.8 3.8 0 0 1-5.4-5.4l1.6-1.6',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z',
} as const;

export const ALL_ICONS = { ...ICONS, ...MORE_ICONS };
export type AnyIconName = keyof typeof ALL_ICONS;
