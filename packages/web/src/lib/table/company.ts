// What a table needs only when several play at it: who they are, and the sheets of the others.
export { default as OtherSheets } from './OtherSheets.svelte';
export { default as PlayerLine } from './PlayerLine.svelte';
export { default as Players } from './Players.svelte';
