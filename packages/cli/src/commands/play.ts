import type { Command } from '../command.ts';
export const play = {
  name: 'play',
  summary: '',
  usage: '',
  options: {},
  notes: '',
  run: async () => 2,
} satisfies Command;
