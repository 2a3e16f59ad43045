// The command `reynard`: runs a subcommand and turns errors into a message and an exit code. 0 is success, 1 a negative
// answer (an invalid record), 2 a mistake in the call or a file that cannot be used, 130 Ctrl-C.
import { readFileSync } from 'node:fs';
import { type Command, helpFor, nearest, UsageError } from './command.ts';
import { GAME_LIST } from './games.ts';

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  verify: async () => (await import('./commands/verify.ts')).verify,
  replay: async () => (await import('./commands/replay.ts')).replay,
  analyse: async () => (await import('./commands/analyse.ts')).analyse,
  position: async () => (await import('./commands/position.ts')).position,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
  train: async () => (await import('./commands/train.ts')).train,
  bench: async () => (await import('./commands/bench.ts')).bench,
};

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  return `reynard ${version}: the Clever dice games in the terminal

Usage: reynard COMMAND [OPTIONS]

Commands:
${commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`).join('\n')}

Options:
  -h, --help     this help; "reynard COMMAND --help" explains a command
  -V, --version  the version

Games (--game takes either name):
${GAME_LIST}

"reynard play" starts a game.`;
}

async function run(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    console.log(await overview());
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-V') {
    console.log(version);
    return 0;
  }
  const wanted = name === 'help' ? rest[0] : name;
  const load = Object.hasOwn(COMMANDS, wanted) ? COMMANDS[wanted] : undefined;
  if (load === undefined) {
    const what = wanted.startsWith('-') ? 'option' : 'command';
    throw new UsageError(`unknown ${what} "${wanted}"${nearest(wanted, Object.keys(COMMANDS))}`);
  }
  const command = await load();
  if (name === 'help' || asksForHelp(rest)) {
    console.log(helpFor(command));
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (error instanceof UsageError) error.command ??= command.name;
    throw error;
  }
}

function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  const options = end < 0 ? argv : argv.slice(0, end);
  return options.includes('--help') || options.includes('-h');
}

/** A reader that closes early (`| head`) is no error; leave as any Unix tool would after SIGPIPE. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(141);
    throw error;
  });
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  const hint = error.command ? `reynard ${error.command} --help` : 'reynard --help';
  console.error(`reynard: ${error.message}`);
  if (error.showHint) console.error(`Try "${hint}".`);
  process.exitCode = 2;
}
