// What the definitions of routes share: a JSON body in, one kind of JSON out, problems for everything else.
import type { z } from '@hono/zod-openapi';
import { ProblemSchema, Table } from '../schema.ts';

export const NEEDS_TOKEN = { security: [{ player: [] }] };

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: ProblemSchema } },
});

export function json<T extends z.ZodType>(schema: T) {
  return { 'application/json': { schema } };
}

export function body<T extends z.ZodType>(schema: T) {
  return { required: true, content: json(schema) };
}

/** The answer of most requests about a table. */
export const tableAnswer = { description: 'The table as it is now', content: json(Table) };

/** The problems a route may answer, for the OpenAPI document. Handlers throw them, so they do not name them. */
export function problems(...statuses: (400 | 401 | 403 | 404 | 409 | 429)[]) {
  const said = {
    400: 'Malformed request',
    401: 'No valid token',
    403: 'Not allowed for you',
    404: 'Not found',
    409: 'Not possible in the current state',
    429: 'Too many requests; see Retry-After',
  } as const;
  const entries = [...statuses, 429 as const].map((status) => [String(status), problem(said[status])]);
  return Object.fromEntries([
    ...entries,
    ['503', problem('The storage cannot be reached; send the same again (Retry-After)')],
  ]) as object;
}
