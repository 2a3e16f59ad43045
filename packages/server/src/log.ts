// The log: one line per message on standard output, JSON for machines or text for a person at a terminal. No names,
// tokens, addresses or table ids are ever passed in: a table id is a key to a private table. A line that cannot be written (full
// disk, closed pipe) is dropped and counted; it never ends the server.
import { writeSync } from 'node:fs';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const STANDARD_OUTPUT = 1;
export type LogLevel = (typeof LEVELS)[number];

export interface Log {
  debug(message: string, fields?: object): void;
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
  error(message: string, fields?: object): void;
}

/** Formats one message of the log. */
type Format = (time: Date, level: LogLevel, message: string, fields: object) => string;

/** For machines. */
export const asJson: Format = (time, level, message, fields) =>
  JSON.stringify({ time: time.toISOString(), level, message, ...fields });

/** For a person at a terminal. */
export const asText: Format = (time, level, message, fields) => {
  const rest = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : '';
  return `${time.toLocaleTimeString('en-GB')} ${level}: ${message}${rest}`;
};

export function openLog(
  least: LogLevel,
  write: (line: string) => void = (line) => writeSync(STANDARD_OUTPUT, line),
  format: Format = asJson,
): Log {
  let lost = 0;
  const put = (level: LogLevel, message: string, fields: object) =>
    write(`${format(new Date(), level, message, fields)}\n`);
  const at = (level: LogLevel) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return () => {};
    return (message: string, fields: object = {}) => {
      try {
        if (lost > 0) put('warn', 'lines of the log could not be written', { lost });
        put(level, message, fields);
        lost = 0;
      } catch {
        lost++;
      }
    };
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** What a log may say about an error: its name, code and stack, but no values, which could be private. */
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
