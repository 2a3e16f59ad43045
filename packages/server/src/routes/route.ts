// How the routes of this API are written: a JSON body in, one kind of JSON out, problems for the rest.
import type { z } from '@hono/zod-openapi';
import { ProblemSchema } from '../schema.ts';

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

/** The problems a route may answer, for the document. They are thrown, so handlers do not name them. */
export function problems(...statuses: (400 | 401 | 403 | 404 | 409 | 429)[]) {
  const said = {
    400: 'Not well formed',
    401: 'No valid token',
    403: 'Not yours to do',
    404: 'Nothing here, or nothing you were told of',
    409: 'Not possible as things stand',
    429: 'Too much at once; see Retry-After',
  } as const;
  const entries = [...statuses, 429 as const].map((status) => [String(status), problem(said[status])]);
  return Object.fromEntries([
    ...entries,
    ['503', problem('Storage out of reach; try the same again (Retry-After)')],
  ]) as object;
}
