// Only the reader's language is loaded, and of it only what the page may say. Paraglide puts every language of a message into
// one module. In the built app such a module asks for its words instead, and the words are files of their own, one for
// each language and part of the app; `loadWords` brings them before anything is shown.
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORDS = 'virtual:words';
/** From what comes first to what may come last. A message belongs to the first part that uses it. */
const PARTS = ['home', 'play', 'more'] as const;

// A file opened at home may be refused there.
const HOME = /^(lib\/(home|pages)|routes)\/[^/]*$|^lib\/words\/refusal\.ts$/;
const MORE = /^(lib\/(history|online|replay)|routes\/(history|online|daily|replay))\/|^lib\/words\/online/;
const partOf = (file: string) => (HOME.test(file) ? 0 : MORE.test(file) ? 2 : 1);

/** The keys of the messages that a file says. */
const saidIn = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/\bm\.(\w+)/g), ([, key]) => key);

/** The keys of each part's messages, from the files that use them. */
function keysByPart(source: string, isKey: (key: string) => boolean): string[][] {
  const parts = new Map<string, number>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|ts)$/.test(file)) continue;
    const part = partOf(file.replaceAll('\\', '/'));
    for (const key of saidIn(`${source}/${file}`)) {
      if (isKey(key)) parts.set(key, Math.min(part, parts.get(key) ?? part));
    }
  }
  return PARTS.map((_, part) => [...parts.keys()].filter((key) => parts.get(key) === part));
}

/** The module that holds the words which have come, by part and number. */
function holder(languages: readonly string[]): string {
  const loaders = (part: string) =>
    languages.map((language) => `${language}: () => import('${WORDS}/${part}/${language}')`).join(', ');
  return `
    ${PARTS.map((part) => `export const ${part} = [];`).join('\n')}
    const PARTS = [${PARTS.map((part) => `[${part}, { ${loaders(part)} }]`).join(', ')}];
    export const loadWords = (language, last) => Promise.all(
      PARTS.slice(0, ${JSON.stringify(PARTS)}.indexOf(last) + 1)
        .map(async ([words, load]) => Object.assign(words, (await load[language]()).default)),
    );`;
}

export function oneLanguage(source: string, languages: readonly string[]): Plugin {
  const messages = `${source}/lib/paraglide/messages`;
  const known = JSON.parse(readFileSync(`${source}/../messages/${languages[0]}.json`, 'utf8'));
  const keys = keysByPart(source, (key) => key in known);
  const keysOf = (part: string) => keys[PARTS.indexOf(part as never)];
  let split = false;

  /** All words of a part in one language. */
  const wordsOf = (part: string, language: string) =>
    `${keysOf(part)
      .map((key) => `import { ${key} } from '${messages}/${key}.js?${language}';`)
      .join('\n')}\nexport default [${keysOf(part)}];`;

  /** A message, said with the words that have come. */
  const asking = (part: string, key: string) =>
    `import { ${part} as $words } from '${WORDS}';
    export const ${key} = (inputs) => $words[${keysOf(part).indexOf(key)}](inputs);`;

  return {
    name: 'one-language',
    // Before Vite's own resolution: a message leads elsewhere.
    enforce: 'pre',
    configResolved({ command }) {
      split = command === 'build';
    },
    resolveId(id, importer) {
      if (id.startsWith(WORDS)) return `\0${id}`;
      if (!split || this.environment.name !== 'client' || importer !== `${messages}/_index.js`) return;
      const key = id.slice('./'.length, -'.js'.length);
      const part = PARTS.find((name) => keysOf(name).includes(key));
      return part && `\0${WORDS}/${part}/asking/${key}`;
    },
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return;
      if (!split || this.environment.name !== 'client') return 'export const loadWords = async () => {};';
      const [, part, language, key] = id.split('/');
      if (key) return asking(part, key);
      return part ? wordsOf(part, language) : holder(languages);
    },
    /** Home has its own words alone, so whatever it uses, also later, must say nothing else. */
    buildEnd() {
      if (!split || this.environment.name !== 'client') return;
      const reached = new Set([`${source}/routes/+page.svelte`]);
      for (const file of reached) {
        const foreign = saidIn(file).filter((key) => key in known && !keysOf('home').includes(key));
        if (foreign.length > 0)
          this.error(`${file} is used at home, where these words are missing: ${foreign}`);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(file) ?? {};
        for (const next of [...importedIds, ...dynamicallyImportedIds])
          if (next.startsWith(`${source}/`) && !next.includes('/paraglide/') && !next.includes('?'))
            reached.add(next);
      }
    },
    /** Leaves one language of a message. */
    transform(code, id) {
      const [file, language] = id.split('?');
      if (!file.startsWith(`${messages}/`) || !languages.includes(language)) return;
      const key = file.slice(messages.length + 1, -'.js'.length);
      const declared = `export const ${key} =`;
      if (!code.includes(declared)) this.error(`${id} does not look like a message`);
      return `${code.replace(declared, 'const every =')}\nexport { ${language}_${key} as ${key} };`;
    },
  };
}
