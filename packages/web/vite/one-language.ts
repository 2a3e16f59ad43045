// Loads the messages of the reader's language only, in parts (parts.ts). Paraglide's own message functions contain
// every language. In the built app they are replaced: a message looks up its function in the part that `loadWords` has
// loaded before anything is shown. The functions themselves are Paraglide's, from its module of one language. The grammar of
// the language (src/lib/words/grammar) comes with the table's part, as home names no colours or dice.
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { keysByPart, keysIn, NEEDED, PARTS, type Part } from './parts.ts';

const WORDS = 'virtual:words';

/** All components and modules below a folder, by path. */
function readSources(source: string): Map<string, string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .sort();
  return new Map(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(`${source}/${file}`, 'utf8')]),
  );
}

/** The module with `loadWords` and, for each part, the list of functions that it fills. */
function loader(languages: readonly string[]): string {
  const imports = (part: Part) =>
    languages.map((language) => `${language}: () => import('${WORDS}/${part}/${language}')`).join(', ');
  return `
    export const grammar = {};
    ${PARTS.map((part) => `export const ${part} = [];`).join('\n')}
    const PARTS = { ${PARTS.map((part) => `${part}: [${part}, { ${imports(part)} }]`).join(', ')} };
    const NEEDED = ${JSON.stringify(NEEDED)};
    export const loadWords = (language, part) => Promise.all(
      NEEDED[part].map(async (needed) => {
        const [words, load] = PARTS[needed];
        const loaded = await load[language]();
        Object.assign(words, loaded.default);
        Object.assign(grammar, loaded.grammar);
      }),
    );`;
}

/** The messages of a part: each calls its function in the list of the part. */
const messagesOf = (part: Part, keys: readonly string[]) =>
  `import { ${part} as $words } from '${WORDS}';
  ${keys.map((key, i) => `export const ${key} = (inputs) => $words[${i}](inputs);`).join('\n')}`;

export function oneLanguage(source: string, languages: readonly string[]): Plugin {
  const paraglide = `${source}/lib/paraglide`;
  const grammar = `${source}/lib/words/grammar`;
  const known = JSON.parse(readFileSync(`${source}/../messages/${languages[0]}.json`, 'utf8'));
  const isMessage = (key: string) => key in known;
  const keys = keysByPart(readSources(source), isMessage);
  let isBuild = false;

  /** The functions of a part in one language. The query keeps apart what each part uses of the language's module. */
  const functionsOf = (part: Part, language: string) =>
    `import { ${keys[part]} } from '${paraglide}/messages/${language}.js?${part}';
    ${part === 'play' ? `export { ${language} as grammar } from '${grammar}/${language}.ts';` : ''}
    export default [${keys[part]}];`;

  return {
    name: 'one-language',
    // Before Vite's own resolution, which would find Paraglide's messages.
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId(id, importer) {
      if (id.startsWith(WORDS)) return `\0${id}`;
      const isReplaced = isBuild && this.environment.name === 'client';
      if (isReplaced && id === './messages/_index.js' && importer === `${paraglide}/messages.js`)
        return `\0${WORDS}/all`;
    },
    load(id) {
      const isClient = isBuild && this.environment.name === 'client';
      if (isClient && id === `${grammar}/index.ts`) return `export { grammar } from '${WORDS}';`;
      if (!id.startsWith(`\0${WORDS}`)) return;
      if (!isClient) return 'export const loadWords = async () => {};';
      const [, part, language] = id.split('/');
      if (part === undefined) return loader(languages);
      if (part === 'all') return PARTS.map((each) => `export * from '${WORDS}/${each}';`).join('\n');
      return language ? functionsOf(part as Part, language) : messagesOf(part as Part, keys[part as Part]);
    },
    /** Home loads its own part alone, so everything it imports, also lazily, must use no other messages. */
    buildEnd() {
      if (!isBuild || this.environment.name !== 'client') return;
      const reached = new Set([`${source}/routes/+page.svelte`]);
      for (const file of reached) {
        const missing = keysIn(readFileSync(file, 'utf8')).filter(
          (key) => isMessage(key) && !keys.base.includes(key) && !keys.home.includes(key),
        );
        if (missing.length > 0)
          this.error(`${file} is imported by the home page, but uses messages of a later part: ${missing}`);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(file) ?? {};
        for (const next of [...importedIds, ...dynamicallyImportedIds])
          if (next.startsWith(`${source}/`) && !next.startsWith(paraglide) && !next.includes('?'))
            reached.add(next);
      }
    },
  };
}
