// The connection to the server. All online pages talk to the server that served them.
import { ReynardClient } from '@reynard/client';
import { pledges } from './pledges.ts';

export const client = new ReynardClient('', undefined, pledges);
