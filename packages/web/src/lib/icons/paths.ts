// Our own icons, one line weight, drawn in a 24 × 24 box with strokes of 2.
export const ICONS = {
  reroll: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4.2h-4.2',
  extra: 'M4 12h8M8 8v8M15.5 9l2.5-2v10',
  return: 'M9 6L4.5 10.5L9 15M5 10.5h9a5 5 0 0 1 0 10h-2.5',
  polish: 'M12 3l1.9 6.1L20 11l-6.1 1.9L12 19l-1.9-6.1L4 11l6.1-1.9zM19 17v4M17 19h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  hint: 'M9.5 17.5h5M10.5 21h3M8.6 14.4a6 6 0 1 1 6.8 0c-.6.5-.9 1.2-.9 2h-5c0-.8-.3-1.5-.9-2z',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5L7.5 12l7 7',
  play: 'M8 5.5v13l10.5-6.5z',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v7.5h14V12',
  save: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
  open: 'M4 19V6h5.5l2 2.5H20V19z',
  people:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19.5c.5-4 3-5.6 6-5.6s5.5 1.6 6 5.6M15.8 10.8a2.8 2.8 0 1 0-.6-5.5M17 14.2c2.2.4 3.7 2 4 5.3',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  log: 'M5 6h14M5 11h14M5 16h9',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z',
} as const;
export type IconName = keyof typeof ICONS;
