// The command for operators: `npm run admin -- <command>`. It works on the database of the settings (DATA_DIR or DATABASE_URL), also
// while servers run: they are told what has changed.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Transact } from './bus.ts';
import { readConfig } from './config.ts';
import { sqliteFile } from './data-dir.ts';
import { isUnavailable, openStorage, type Storage } from './database.ts';
import { banPlayer, closeTable, findPlayers, removeScore, renamePlayer, unbanPlayer } from './moderation.ts';
import { normaliseName, refusalOfName } from './names.ts';
import { transactBeside } from './notices.ts';
import { handleReport, listReports } from './reports.ts';

const HELP = `Looks after the players and tables of a Reynard server.

Usage: npm run admin -- <command>

  players <text>              find players by a part of their name, or by their id
  rename <player> <name>      give a player another name, at every table
  ban <player>                ban a player, who gets up from every table
  unban <player>
  remove-score <table>        take the score of a daily attempt off the leaderboards
  close <table>               close a table before its end; its record stays readable
  reports [--all]             list open reports, or also those that were handled
  handle <report> [--note TEXT]   mark a report as handled

A player is an id, or a name that only one player has. A table is its id, or its address.
DATA_DIR or DATABASE_URL name the database, as for the server, which may run meanwhile.`;

/** What is wrong with the request; told without a stack. */
class Mistake extends Error {}

interface Desk {
  readonly storage: Storage;
  readonly transact: Transact;
  readonly options: { all?: boolean | undefined; note?: string | undefined };
}

type Command = { readonly needs: readonly string[]; run(desk: Desk, ...words: string[]): Promise<string> };

const day = (ms: number | null) =>
  ms === null ? 'never' : new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

/** The id of the player that an operator means. */
async function playerOf({ storage }: Desk, text: string): Promise<{ id: string; name: string }> {
  const found = await findPlayers(storage.db, text);
  const exact = found.filter(({ id, name }) => id === text || name === text);
  if (exact.length === 1) return exact[0]!;
  if (found.length === 0) throw new Mistake(`There is no player "${text}".`);
  throw new Mistake(
    `"${text}" is not exactly one player. Name the id:\n${found.map(({ id, name }) => `  ${id}  ${name}`).join('\n')}`,
  );
}

/** The id of a table that was given as its id or address. */
const tableOf = (text: string) =>
  /(?:^|\/online\/)([A-Za-z0-9_-]{1,64})(?:[/?#].*)?$/.exec(text)?.[1] ?? text;

const COMMANDS: Readonly<Record<string, Command>> = {
  players: {
    needs: ['text'],
    async run({ storage }, text) {
      const found = await findPlayers(storage.db, text!);
      if (found.length === 0) return `There is no player "${text}".`;
      return found
        .map(
          ({ id, name, created_at, seen_at, banned_at, tables, reports }) =>
            `${id}  ${name}\n  since ${day(created_at)}, seen ${day(seen_at)}, tables: ${tables}, reports: ${reports}` +
            (banned_at === null ? '' : `, banned since ${day(banned_at)}`),
        )
        .join('\n');
    },
  },
  rename: {
    needs: ['player', 'name'],
    async run(desk, text, wanted) {
      const { id, name: old } = await playerOf(desk, text!);
      const name = normaliseName(wanted!);
      const refusal = refusalOfName(name);
      if (refusal !== null) throw new Mistake(`The name cannot be used: ${refusal}.`);
      await renamePlayer(desk.storage, desk.transact, id, name);
      return `${old} is now called ${name}.`;
    },
  },
  ban: {
    needs: ['player'],
    async run(desk, text) {
      const { id, name } = await playerOf(desk, text!);
      await banPlayer(desk.storage, desk.transact, id);
      return `${name} is banned. Take it back with: unban ${id}`;
    },
  },
  unban: {
    needs: ['player'],
    async run(desk, text) {
      const { id, name } = await playerOf(desk, text!);
      await unbanPlayer(desk.transact, id);
      return `${name} may play again.`;
    },
  },
  'remove-score': {
    needs: ['table'],
    async run({ storage }, text) {
      if (!(await removeScore(storage, tableOf(text!))))
        throw new Mistake(`"${text}" is not the table of a finished daily attempt.`);
      return 'The score is off the leaderboards; servers show that within ten seconds.';
    },
  },
  close: {
    needs: ['table'],
    async run({ transact }, text) {
      const was = await closeTable(transact, tableOf(text!));
      if (was === undefined) throw new Mistake(`There is no table "${text}".`);
      return was === 'waiting' || was === 'playing'
        ? 'The table is closed.'
        : `Nothing to do: the table is ${was}.`;
    },
  },
  reports: {
    needs: [],
    async run({ storage, options }) {
      const reports = await listReports(storage.db, options.all ?? false);
      if (reports.length === 0) return options.all ? 'There are no reports.' : 'There are no open reports.';
      return reports
        .map((report) => {
          const { id, at, reason, name, now, player_id, table_id, reporters, banned_at, handled_at, note } =
            report;
          const lines = [
            `${id}  ${day(at)}  ${reason}: ${name}${now === name ? '' : ` (now ${now})`}`,
            `  player ${player_id}, reported by ${reporters}${banned_at === null ? '' : ', banned'}; table ${table_id}`,
          ];
          if (handled_at !== null)
            lines.push(`  handled ${day(handled_at)}${note === null ? '' : `: ${note}`}`);
          return lines.join('\n');
        })
        .join('\n');
    },
  },
  handle: {
    needs: ['report'],
    async run({ storage, options }, id) {
      if (!(await handleReport(storage.db, id!, options.note ?? null)))
        throw new Mistake(`There is no report "${id}".`);
      return 'Handled.';
    },
  },
};

/** An id may begin with a dash, and is no option then. */
const DASHED_ID = /^-[A-Za-z0-9_-]{21}$/;
const SHIELD = '\0';

function readArguments(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: argv.map((word) => (DASHED_ID.test(word) ? SHIELD + word : word)),
      allowPositionals: true,
      options: { all: { type: 'boolean' }, note: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    return { values, positionals: positionals.map((word) => word.replace(SHIELD, '')) };
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n\n${HELP}`);
  }
}

/** Runs a command and returns what it has to say. Throws what went wrong as a sentence. */
export async function admin(
  argv: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const { values, positionals } = readArguments(argv);
  const [name, ...words] = positionals;
  if (values.help || name === undefined) return HELP;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : undefined;
  if (command === undefined) throw new Mistake(`There is no command "${name}".\n\n${HELP}`);
  if (words.length !== command.needs.length) {
    throw new Mistake(
      `Usage: npm run admin -- ${name} ${command.needs.map((need) => `<${need}>`).join(' ')}`,
    );
  }
  const config = readConfig(env);
  if (!config.DATABASE_URL && !existsSync(sqliteFile(config.DATA_DIR)))
    throw new Mistake(`There is no database in ${resolve(config.DATA_DIR)}. DATA_DIR names the folder.`);
  const storage = await openStorage({ ...config, DATABASE_POOL: 2 });
  try {
    return await command.run({ storage, transact: transactBeside(storage), options: values }, ...words);
  } finally {
    await storage.close();
  }
}

if (import.meta.main) {
  try {
    console.log(await admin(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(
      isUnavailable(error)
        ? `The database cannot be reached or written: ${(error as Error).message}. Is DATA_DIR or DATABASE_URL right?`
        : (error as Error).message,
    );
    process.exitCode = error instanceof Mistake ? 2 : 1;
  }
}
