// Our own icons, one line weight, drawn in a 24 × 24 box with strokes of 2: those of home and of the table at its start.
export const ICONS = {
  reroll: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4.2h-4.2',
  extra: 'M4 12h8M8 8v8M15.5 9l2.5-2v10',
  return: 'M4 14v5h16v-5M12 15V4M7.5 8.5L12 4l4.5 4.5',
  polish: 'M12 3l1.9 6.1L20 11l-6.1 1.9L12 19l-1.9-6.1L4 11l6.1-1.9zM19 17v4M17 19h4',
  joker: 'M5.5 20h13M6 16.5L3.5 8.5l5 3L12 6.5l3.5 5 5-3-2.5 8zM3.5 5.5h.01M12 3.5h.01M20.5 5.5h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  hint: 'M9.5 17.5h5M10.5 21h3M8.6 14.4a6 6 0 1 1 6.8 0c-.6.5-.9 1.2-.9 2h-5c0-.8-.3-1.5-.9-2z',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5L7.5 12l7 7',
  play: 'M8 5.5v13l10.5-6.5z',
  open: 'M4 19V6h5.5l2 2.5H20V19z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  history: 'M4 19.5h16M6.5 16v-4M11 16V6M15.5 16V9M20 16v-2',
  rules: 'M5 5.5c3-1.2 5-.8 7 .8 2-1.6 4-2 7-.8v13c-3-1.2-5-.8-7 .8-2-1.6-4-2-7-.8zM12 6.3v13',
  learn: 'M3 9.5L12 5l9 4.5L12 14zM7 12v4.5c3 2 7 2 10 0V12M21 9.5V15',
  online:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  daily: 'M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8M9 15l2 2 4-4',
} as const;
export type IconName = keyof typeof ICONS;
