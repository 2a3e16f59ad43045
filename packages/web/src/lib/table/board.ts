// The sheet to play on, what depends on its drawing, the sentences about it, and the focus of keyboard users. Lazy-loaded: a table
// can be rolled on before it is there.
export { default as ChoiceMarks } from '#lib/sheet/ChoiceMarks.svelte';
export { drawingFor, drawingOf } from '#lib/sheet/compose.ts';
export { default as SheetView } from '#lib/sheet/SheetView.svelte';
export { marksOf } from '#lib/sheet/state.ts';
export { default as Chooser } from './Chooser.svelte';
export { goOn, keepFocus, playsByKeys } from './focus.ts';
export { default as JokerChooser } from './JokerChooser.svelte';
export { fitsWords, previewWords } from './previews.ts';
export { roving } from './roving.ts';
export { sentenceOf } from './sentence.ts';

export type Board = typeof import('./board.ts');
