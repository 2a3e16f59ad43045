// The name of the player who owns this device: from the settings, else the one used online; empty if there is none.
import { settings } from './settings.svelte.ts';

function onlineName(): string {
  try {
    const { name } = JSON.parse(localStorage.getItem('reynard-player') ?? '{}');
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

export const ownName = (): string => settings.name.trim() || onlineName();
