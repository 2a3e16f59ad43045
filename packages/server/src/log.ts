// Structured logs: one JSON object a line on standard output. No names, tokens, addresses or table ids are ever passed
// in: a table id is a key to a private table.
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type Level = (typeof LEVELS)[number];

export interface Log {
  debug(message: string, fields?: object): void;
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
  error(message: string, fields?: object): void;
}

export function openLog(
  least: Level,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const at = (level: Level) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return () => {};
    return (message: string, fields: object = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** What a log may say about an error: its name, code and where it arose, not the values it happened to carry. */
export function describe(error: unknown): object {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const code = (error as { code?: unknown }).code;
  const errcode = (error as { errcode?: unknown }).errcode;
  return {
    error: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof errcode === 'number' ? { errcode } : {}),
    at: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 4)
      .map((line) => line.trim().replace(/file:\/\/\S*\/packages\//, '')),
  };
}
