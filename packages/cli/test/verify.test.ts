// Valid and invalid records.
import { readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { type FileLine, linesOf } from '../src/lines.ts';
import { GAMES, reynard, start, temporaryFolder } from './reynard.ts';

const SAMPLES = fileURLToPath(new URL('../../engine/test/samples/', import.meta.url));
const SAMPLE = `${SAMPLES}ganz-schoen-clever.jsonl`;
const [LINE] = readFileSync(SAMPLE, 'utf8').split('\n');
const RECORD = JSON.parse(LINE) as GameRecord;

/** Verifies text from standard input; the verdicts as `--json` prints them. */
async function verdicts(input: string) {
  const { code, out } = await reynard(['verify', '--json', '-'], { input });
  return {
    code,
    verdicts: out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

describe('a valid record', () => {
  test('gives its result', async () => {
    expect(await verdicts(LINE)).toEqual({ code: 0, verdicts: [{ ok: true, result: RECORD.result }] });
  });

  test('may be unfinished: the result is null', async () => {
    const { result, ...rest } = { ...RECORD, events: RECORD.events.slice(0, 20) };
    expect(result).toBeDefined();
    expect(await verdicts(JSON.stringify(rest))).toEqual({ code: 0, verdicts: [{ ok: true, result: null }] });
  });

  test('may stand between blank lines, with CRLF, a byte order mark and no last line end', async () => {
    const { code, verdicts: found } = await verdicts(`\ufeff${LINE}\r\n\r\n  \n${LINE}`);
    expect(code).toBe(0);
    expect(found.map(({ ok }) => ok)).toEqual([true, true]);
  });

  test('all sample records are valid, and the summary counts them', async () => {
    const files = ['ganz-schoen-clever', 'doppelt-so-clever', 'clever-hoch-drei', 'clever-4ever'].map(
      (game) => `${SAMPLES}${game}.jsonl`,
    );
    const { code, out } = await reynard(['verify', ...files]);
    expect(code).toBe(0);
    expect(out).toBe('32 records: 32 valid, 0 invalid\n');
  });
});

describe('an invalid record', () => {
  const events = (change: (events: Record<string, unknown>[]) => void) => {
    const copy = structuredClone(RECORD);
    change(copy.events as never);
    return JSON.stringify(copy);
  };

  test.each([
    ['a line that is cut off', LINE.slice(0, LINE.length / 2), null, 'not-json'],
    ['a list', '[]', null, 'not-a-record'],
    ['another format', JSON.stringify({ ...RECORD, format: 'x' }), null, 'unknown-format'],
    ['five players', JSON.stringify({ ...RECORD, players: ['a', 'b', 'c', 'd', 'e'] }), null, 'bad-players'],
    [
      'the format only in its prototype',
      '{"__proto__":{"format":"clever-record/1"}}',
      null,
      'unknown-format',
    ],
    [
      'an event that is only a prototype',
      events((e) => e.splice(0, 1, JSON.parse('{"__proto__":{"e":"roll"}}'))),
      0,
      'malformed-event',
    ],
    [
      'a huge face',
      events((e) => Object.assign(e[0].dice as object, { white: 1e300 })),
      0,
      'malformed-event',
    ],
    [
      'another result',
      JSON.stringify({ ...RECORD, result: { ...RECORD.result, winners: [] } }),
      null,
      'wrong-result',
    ],
    ['no result', JSON.stringify({ ...RECORD, result: undefined }), null, 'missing-result'],
    ['an event too many', events((e) => e.push({ e: 'done', p: 0 })), RECORD.events.length, 'game-over'],
    ['a roll left out', events((e) => e.shift()), 0, 'roll-due'],
  ])('%s', async (_, line, event, code) => {
    const found = await verdicts(`${LINE}\n${line}\n`);
    expect(found.code).toBe(1);
    expect(found.verdicts[0].ok).toBe(true);
    expect(found.verdicts[1]).toEqual({ ok: false, event, code, reason: expect.any(String) });
  });

  test('the illegal samples fail at the event that is known to be bad', async () => {
    for (const game of ['ganz-schoen-clever', 'doppelt-so-clever', 'clever-4ever']) {
      const text = readFileSync(`${SAMPLES}${game}.illegal.jsonl`, 'utf8');
      const bad = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).bad);
      const found = await verdicts(text);
      expect(found.code).toBe(1);
      expect(found.verdicts.map(({ ok, event }) => ({ ok, event }))).toEqual(
        bad.map((event) => ({ ok: false, event })),
      );
    }
  });

  test('is named by file, line and step', async () => {
    const file = join(temporaryFolder(), 'games.jsonl');
    writeFileSync(file, `${LINE}\n\n${JSON.stringify({ ...RECORD, events: RECORD.events.slice(1) })}\n`);
    const { code, out } = await reynard(['verify', file]);
    expect(code).toBe(1);
    expect(out).toBe(`${file}:3: step 1: a roll comes first (roll-due)\n2 records: 1 valid, 1 invalid\n`);
  });
});

test('a file without records is an error', async () => {
  const { code, out, err } = await reynard(['verify', '-'], { input: '\n\n' });
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'reynard: standard input: no records\n' });
});

test('a readable file is still checked beside an unreadable one', async () => {
  const { code, out } = await reynard(['verify', '/nope', SAMPLE]);
  expect(code).toBe(2);
  expect(out).toContain('8 records: 8 valid');
});

describe('long lines', () => {
  async function collect(lines: AsyncIterable<FileLine>) {
    const all: FileLine[] = [];
    for await (const line of lines) all.push(line);
    return all;
  }

  async function* chunks(...texts: string[]) {
    for (const text of texts) yield Buffer.from(text);
  }

  test('a line beyond the cap is skipped, the others are kept', async () => {
    const lines = await collect(linesOf(chunks('ab\nxxxxx', 'xxxxx', 'x\nü', 'c\n', '\nd'), 4));
    expect(lines).toEqual([
      { number: 1, text: 'ab' },
      { number: 2, text: null },
      { number: 3, text: 'üc' },
      { number: 5, text: 'd' },
    ]);
  });

  test('a character split between two chunks is put together', async () => {
    const bytes = Buffer.from('"ő"\n');
    async function* split() {
      yield bytes.subarray(0, 2);
      yield bytes.subarray(2);
    }
    expect(await collect(linesOf(split()))).toEqual([{ number: 1, text: '"ő"' }]);
  });

  test('a line of 300 MB is malformed and needs little memory', async () => {
    const file = join(temporaryFolder(), 'huge.jsonl');
    const handle = await open(file, 'w');
    const block = Buffer.alloc(1024 * 1024, 'x');
    for (let i = 0; i < 300; i++) await handle.write(block);
    await handle.write(`\n${LINE}\n`);
    await handle.close();
    const child = start(['verify', '--json', file], { NODE_OPTIONS: '--max-old-space-size=64' });
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    const [first, second] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(first).toEqual({ ok: false, event: null, code: 'too-long', reason: expect.any(String) });
    expect(second.ok).toBe(true);
  });
});

describe('300 random games for each number of players are valid, and tampered ones are not', () => {
  test.each(GAMES)('%s', async (game) => {
    const folder = temporaryFolder();
    const files = [1, 2, 3, 4].map((players) => join(folder, `${players}.jsonl`));
    for (const [i, file] of files.entries()) {
      const args = ['--players', String(i + 1), '--bot', 'random', '--games', '300', '--seed', game];
      expect((await reynard(['simulate', '--game', game, ...args, '--records', file])).code).toBe(0);
    }
    const all = await reynard(['verify', ...files]);
    expect(all.out).toBe('1,200 records: 1,200 valid, 0 invalid\n');
    expect(all.code).toBe(0);

    // Every other game lacks one player's end of a turn, the others a die of a roll.
    const tampered = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, 25)
        .map((line, i) => {
          const record = JSON.parse(line) as GameRecord;
          const kind = i % 2 === 0 ? 'done' : 'roll';
          const places = record.events.flatMap(({ e }, at) => (e === kind ? [at] : []));
          const at = places[(i * 7) % places.length];
          const event = record.events[at];
          if (event.e === 'roll') delete event.dice[Object.keys(event.dice)[0] as 'white'];
          else record.events.splice(at, 1);
          return { line: JSON.stringify(record), at: kind === 'roll' ? at : null };
        }),
    );
    const found = await verdicts(tampered.map(({ line }) => line).join('\n'));
    expect(found.code).toBe(1);
    expect(found.verdicts.filter(({ ok }) => ok)).toEqual([]);
    expect(found.verdicts).toHaveLength(100);
    tampered.forEach(({ at }, i) => {
      if (at !== null) expect(found.verdicts[i]).toMatchObject({ event: at, code: 'wrong-dice' });
    });
  });
});
