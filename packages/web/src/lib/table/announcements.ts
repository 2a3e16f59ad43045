// The announcements for screen readers: the session's news in words since the last tap of a person at this device.
import { type Bonus, checkEvent, gainsOf, type Position, type Sheet } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { choicesOf } from '#lib/session/choices.ts';
import { fitsAsItIs } from '#lib/session/considered.ts';
import type { Happening, News, Session } from '#lib/session/session.svelte.ts';
import { bonusWords, listWords } from '#lib/words/sheet.ts';
import { eventLine } from './events.ts';

export interface Announcement {
  /** Tells equal words apart. */
  readonly key: string;
  readonly words: string;
  /** The seat that acted; null where nobody did, as at the start of a round. */
  readonly seat: number | null;
}

type Said = Omit<Announcement, 'key'>;

/** Words are made once: a screen reader would read changed ones again. */
const made = new WeakMap<News, readonly Announcement[]>();

export function announcementsOf({
  sheet,
  news,
  record,
}: Pick<Session, 'sheet' | 'news' | 'record'>): Announcement[] {
  return news.flatMap((one) => {
    const known = made.get(one) ?? announce(one, sheet, record.players);
    made.set(one, known);
    return known;
  });
}

/** What another player did last, shown until a die, bonus or field is chosen. */
export function lastWords(session: Session): string {
  const { considered, isPerson, actor, seat, sheet, record } = session;
  if (considered.token !== null || considered.field !== null) return '';
  const self = isPerson ? actor : seat;
  // That a turn is finished says nothing about what was done in it.
  const news = session.news.filter((one) => one.kind !== 'event' || one.happening.event.e !== 'done');
  const told = announcementsOf({ sheet, news, record });
  return told.findLast((one) => one.seat !== null && one.seat !== self)?.words ?? '';
}

const announce = (news: News, sheet: Sheet, players: readonly string[]): Announcement[] =>
  saidOf(news, sheet, players).map((said, i) => ({ ...said, key: `${news.number}-${i}` }));

function saidOf(news: News, sheet: Sheet, players: readonly string[]): Said[] {
  if (news.kind === 'undo') return [{ words: m.said_undo(), seat: null }];
  if (news.kind === 'your-turn') return [{ words: m.said_your_turn(), seat: null }];
  const { happening, seat, by } = news;
  const { event, before, after } = happening;
  const said: Said[] = [];
  // A bot's rolls and ends of turns are left out: they would drown what it chose.
  if (by !== 'bot' || (event.e !== 'roll' && event.e !== 'done')) {
    const line = eventLine(before, event, players);
    const more = event.e !== 'roll' ? gainWords(happening) : by === 'here' ? fitWords(after, seat) : '';
    said.push({ words: more ? `${line} ${more}` : line, seat });
  }
  if (after.round > before.round) said.push({ words: roundWords(sheet, after.round), seat: null });
  if (after.isOver) said.push({ words: m.said_over(), seat: null });
  return said;
}

/** How many of the rolled dice can be used. */
function fitWords(position: Position, seat: number): string {
  const { tokens, pass, reroll } = choicesOf(position, seat);
  const fitting = tokens.filter(fitsAsItIs).length;
  if (fitting > 0) return m.said_fit({ count: fitting });
  if (pass === null) return '';
  if (tokens.length > 0) return m.now_nothing_fits_joker();
  return reroll === null ? m.now_nothing_fits() : m.now_nothing_fits_reroll();
}

const earnedWords = (bonuses: readonly Bonus[]) =>
  m.said_earned({ bonuses: listWords(bonuses.map(bonusWords)) });

/** What a move earned. What a new round gives is told with the round. */
function gainWords({ event, before }: Happening): string {
  const checked = checkEvent(before, event);
  const earned = checked.ok && 'move' in checked ? gainsOf(before, checked.move).earned : [];
  return earned.length > 0 ? earnedWords(earned) : '';
}

function roundWords(sheet: Sheet, round: number): string {
  const bonus = sheet.rounds[round];
  const start = m.said_round({ round: round + 1 });
  return bonus ? `${start} ${earnedWords([bonus])}` : start;
}
