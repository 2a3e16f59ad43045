// Multiplayer components, loaded lazily: the players and the other sheets.
export { default as OtherSheets } from './OtherSheets.svelte';
export { default as PlayerLine } from './PlayerLine.svelte';
export { default as Players } from './Players.svelte';
