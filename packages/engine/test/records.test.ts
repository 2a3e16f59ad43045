// The record: the samples, the golden games, stability, and a game continued event by event.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRecord, Game, newRecord, parseRecord, replay, writeRecord } from '../src/index.ts';
import { goldenFile, goldenRecords } from './golden/make.ts';
import { randomGame, sheetOf } from './play.ts';
import { type RawEvent, Referee } from './referee.ts';
import { GAMES, GSC } from './rules.ts';

const lines = (url: URL) => readFileSync(url, 'utf8').trimEnd().split('\n');
const sample = (name: string) => lines(new URL(`samples/${name}.jsonl`, import.meta.url));

describe.each(GAMES)('%s', (game) => {
  test.each(sample(game).map((text, i) => ({ i, text })))('sample $i replays to its result', ({ text }) => {
    const parsed = parseRecord(text);
    if (!parsed.ok) expect.fail(JSON.stringify(parsed.error));
    expect(parsed.position.isOver).toBe(true);
    const { events, players, result } = JSON.parse(text);
    const referee = new Referee(game, players.length);
    expect(events.findIndex((event: RawEvent) => referee.play(event) !== null)).toBe(-1);
    expect(referee.result()).toEqual(result);
  });

  test.each(sample(`${game}.illegal`).map((text) => ({ text, why: JSON.parse(text).why as string })))(
    'illegal sample: $why',
    ({ text }) => {
      const { bad, players, events } = JSON.parse(text);
      expect(parseRecord(text)).toMatchObject({ ok: false, error: { event: bad } });
      const before = replay({ game, players, events }, bad);
      expect(before.ok).toBe(true);
    },
  );

  test('golden games replay to their results', () => {
    const golden = lines(goldenFile(game));
    expect(golden.map((text) => JSON.parse(text).players.length)).toEqual([1, 2, 3, 4]);
    for (const text of golden) expect(parseRecord(text).ok).toBe(true);
  });

  test('golden games are made again to the letter', () => {
    expect(goldenRecords(game)).toBe(readFileSync(goldenFile(game), 'utf8'));
  });

  test('writing what was read gives the same JSON, unknown keys and their order included', () => {
    for (const text of [...sample(game), ...lines(goldenFile(game))]) {
      const parsed = parseRecord(text);
      expect(parsed.ok && writeRecord(parsed.record)).toBe(JSON.stringify(JSON.parse(text)));
    }
    const { record } = randomGame(game, 2, 'stable', 40);
    const events = record.events.map((event, i) => ({ t: i, ...event, note: { by: ['x', null] } }));
    const text = `{"seed":"ä\\u0000","format":"clever-record/1","__proto__":{"x":1},"events":${JSON.stringify(
      events,
    )},"players":["","\\ud83e\\udd8a"],"constructor":[],"game":"${game}","id":null}`;
    const parsed = parseRecord(text);
    expect(parsed.ok && writeRecord(parsed.record)).toBe(JSON.stringify(JSON.parse(text)));
    const resumed = Game.resume(JSON.parse(text));
    expect(resumed.ok && writeRecord(resumed.game.record as never)).toBe(JSON.stringify(JSON.parse(text)));
  });

  test('appending event by event equals a replay, and a resumed game goes on like the original', () => {
    const { record, position } = randomGame(game, 3, 'append');
    const appended = Game.start(sheetOf(game), record.players);
    let resumed = appended;
    record.events.forEach((event, i) => {
      expect(appended.append(event)).toEqual({ ok: true });
      if (resumed !== appended) resumed.append(event);
      if (i % 50 === 10) {
        const again = Game.resume(structuredClone(appended.record));
        if (!again.ok) expect.fail(again.error.code);
        resumed = again.game;
      }
    });
    for (const one of [appended, resumed]) {
      expect(one.position.equals(position)).toBe(true);
      expect(one.record).toEqual(record);
    }
    expect(appended.append({ e: 'done', p: 0 })).toMatchObject({
      ok: false,
      error: { event: record.events.length, code: 'game-over' },
    });
  });

  test('a record may end anywhere, and has its result exactly when the game is over', () => {
    const { record } = randomGame(game, 2, 'result');
    const { result, ...rest } = record;
    for (let length = 0; length < record.events.length; length += 7) {
      const events = record.events.slice(0, length);
      expect(checkRecord({ ...rest, events }).ok).toBe(true);
      expect(checkRecord({ ...rest, events, result })).toMatchObject({
        error: { event: null, code: 'unexpected-result' },
      });
    }
    expect(checkRecord(rest)).toMatchObject({ error: { event: null, code: 'missing-result' } });
    const scores = result!.scores.map((score) => ({ ...score }));
    for (const wrong of [
      null,
      {},
      { scores, winners: [] },
      { scores, winners: [0, 1, 2] },
      { scores: [...scores].reverse(), winners: result!.winners, more: 1 },
      { scores: [{ ...scores[0], total: scores[0].total + 1 }, scores[1]], winners: result!.winners },
    ]) {
      expect(checkRecord({ ...rest, result: wrong })).toMatchObject({
        error: { event: null, code: 'wrong-result' },
      });
    }
    // The order of keys does not matter.
    const turned = { winners: result!.winners, scores: scores.map((s) => ({ ...s, areas: { ...s.areas } })) };
    expect(checkRecord({ ...rest, result: turned }).ok).toBe(true);
  });
});

test('a new record is an unfinished game', () => {
  const record = newRecord(sheetOf(GSC), ['Ada', 'Bo']);
  expect(record).toEqual({ format: 'clever-record/1', game: GSC, players: ['Ada', 'Bo'], events: [] });
  expect(checkRecord(record).ok).toBe(true);
});

test('ties: the highest single area decides, then victory is shared', () => {
  const tied = { sole: 0, shared: 0 };
  for (const game of GAMES) {
    for (let seed = 0; seed < 400; seed++) {
      const { record } = randomGame(game, 4, `tie ${seed}`, Infinity);
      const { scores, winners } = record.result!;
      const best = Math.max(...scores.map(({ total }) => total));
      const leaders = scores.flatMap(({ total }, seat) => (total === best ? [seat] : []));
      if (leaders.length === 1) {
        expect(winners).toEqual(leaders);
        continue;
      }
      const highest = leaders.map((seat) => Math.max(...Object.values(scores[seat].areas)));
      expect(winners).toEqual(leaders.filter((_, i) => highest[i] === Math.max(...highest)));
      tied[winners.length > 1 ? 'shared' : 'sole']++;
    }
  }
  expect(tied.sole).toBeGreaterThan(0);
});
