import type { Command } from '../command.ts';
export const replay = {
  name: 'replay',
  summary: '',
  usage: '',
  options: {},
  notes: '',
  run: async () => 2,
} satisfies Command;
