import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import project from './project.inlang/settings.json' with { type: 'json' };
import { noCycles } from './vite/no-cycles.ts';
import { oneLanguage } from './vite/one-language.ts';

// Few large chunks, which compress better than many small ones: the framework without what only forms need, and with the small
// parts of SvelteKit (its client must stay a chunk of its own); what home and table share; the rules of the game; the table
// until it can be rolled on; its sheet; what a table loads when idle; how records are read, which lessons need too. Small parts
// that other pages share with the table are in no group. A group takes only what it names: with all that its modules import,
// each would contain half of the next.
const forms = /svelte\/.*(bindings\/(input|select)|shared\/clone)\.js$/;
const chunks: Readonly<Record<string, RegExp>> = {
  framework:
    /node_modules\/((svelte|esm-env|clsx)\/(?!.*(bindings\/(input|select)|shared\/clone)\.js)|@sveltejs\/kit\/src\/(messages\/|exports\/internal\/shared|utils\/(regex|routing|url)\.js|runtime\/app\/(env|paths|state)\/))/,
  common:
    /engine\/src\/sheets?\b|virtual:words($|\/(all|base|home)$)|src\/lib\/(icons\/(Fox|Icon|fox|paths)\b|pictures\/SheetPicture|storage\/(database|idle|own|settings)|words\/(language|title))/,
  rules:
    /engine\/src\/(areas|bonus|deciding|dice|event|gains|game-record|layout|legal|limits|move|played-game|position\.|random|scor|state|turn)/,
  table:
    /virtual:words\/play$|src\/lib\/(dice|icons\/(?!AnyIcon|Mark|more)|session\/(?!duel|stored|real)|sheet\/(marked|ratio)|storage\/(calm|new-id|saved-game|tab-lock)|table\/(ActionTracks|DiceTable|DieButton|Hint|NextStep|Table|TopLine|words)\.|words\/(later|roman|sheet)\.ts)/,
  sheet:
    /engine\/src\/reach\.ts|src\/lib\/(icons\/Mark|sheet\/(?!SheetLines|lines)|table\/(board|Chooser|JokerChooser|TrackSlots|focus|mark-words|previews|roving|sentence)\.|words\/(points|slots))/,
  later: /engine\/src\/why-not\.ts|src\/lib\/((sheet|table)\/(?!Stars)|share\/file|words\/actions)/,
  records: /engine\/src\/(check|error|record)\.ts/,
};
const groups = Object.entries(chunks).map(([name, test], i, all) => ({
  name,
  test,
  priority: all.length - i,
}));

/** SvelteKit stores the state of history entries with devalue. No page here has such state, so JSON is enough. */
const PLAIN_HISTORY = `
  const never = () => { throw new Error('only JSON can be stored') };
  export const stringify = (value) => JSON.stringify(value);
  export const parse = (text) => JSON.parse(text);
  export { never as uneval, never as unflatten, never as stringifyAsync };`;

/** Replaces what the built app never needs: devalue, and the check that a sheet fits, which the engine's tests have done. */
const leaner: Plugin = {
  name: 'leaner',
  enforce: 'pre',
  apply: 'build',
  resolveId(id) {
    return id === 'devalue' && this.environment.name === 'client' ? '\0plain-history' : undefined;
  },
  load(id) {
    if (id === '\0plain-history') return PLAIN_HISTORY;
    const isLimits = id.endsWith('/engine/src/limits.ts') && this.environment.name === 'client';
    return isLimits ? 'export const checkLimits = () => {};' : undefined;
  },
};

/** Paraglide makes new plural rules for every message that asks for them, which costs more than all else of the message. */
const PLURALS = `
  const rules = {};
  export const plural = (locale, input, options) =>
    (rules[locale + options?.type] ??= new Intl.PluralRules(locale, options)).select(Number(input));`;

const onePluralRule: Plugin = {
  name: 'one-plural-rule',
  enforce: 'pre',
  load: (id) => (id.endsWith('/paraglide/registry.js') ? PLURALS : undefined),
};

/**
 * SvelteKit writes the styles and scripts of a page into its HTML. It looks for them depth first and follows lazy imports too:
 * files that it meets behind one of those first are taken for lazy, and the page is drawn without their styles. So only its own lazy imports
 * are left in the list, and components of routes that are lazy only in the browser (routes/rules/[game]/+page.ts).
 */
const noLazyImports: Plugin = {
  name: 'no-lazy-imports',
  apply: 'build',
  writeBundle({ dir }) {
    if (this.environment.name !== 'client') return;
    const path = `${dir}/.vite/manifest.json`;
    const manifest: Record<string, { dynamicImports?: string[] }> = JSON.parse(readFileSync(path, 'utf8'));
    for (const key in manifest) {
      if (key.includes('@sveltejs/kit')) continue;
      const all = manifest[key].dynamicImports ?? [];
      manifest[key].dynamicImports = all.filter((file) => /^src\/routes\/.*\.svelte$/.test(file));
    }
    writeFileSync(path, JSON.stringify(manifest));
  },
};

/** Gives the bots' networks the same address in page and worker, so that they are built and cached once. */
const oneCopyOfNetworks: Plugin = {
  name: 'one-copy-of-networks',
  enforce: 'post',
  config: () => ({
    worker: {
      rolldownOptions: { output: { assetFileNames: '_app/immutable/assets/[name].[hash][extname]' } },
    },
  }),
};

const source = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  // In development, online play uses a server started separately (`npm start`).
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  // The preview of the built app runs without a server.
  preview: { proxy: {} },
  environments: {
    client: {
      build: {
        // A lazy import waits for its styles only. Naming the scripts it needs would cost 2 KB before the first game; the HTML of
        // a page names its own, and the large chunks are there already.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          treeshake: { moduleSideEffects: [{ test: forms, sideEffects: false }] },
          output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
        },
      },
    },
  },
  plugins: [
    oneCopyOfNetworks,
    leaner,
    noCycles,
    noLazyImports,
    onePluralRule,
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/lib/paraglide',
      outputStructure: 'locale-modules',
      strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
      localStorageKey: 'reynard-language',
      isServer: 'import.meta.env.SSR',
      emitReadme: false,
    }),
    oneLanguage(source, project.locales),
    sveltekit({
      adapter: adapter({ fallback: '200.html', precompress: true }),
      paths: { relative: false },
      serviceWorker: { register: false },
      // Scripts only from this origin; SvelteKit's inline scripts are allowed by hash.
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          // The bots' networks run in WebAssembly.
          'script-src': ['self', 'wasm-unsafe-eval'],
          // The hash of the one style attribute that SvelteKit writes, on its hidden announcer of page changes.
          'style-src': ['self', 'unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
          'img-src': ['self', 'data:'],
          'connect-src': ['self'],
          'worker-src': ['self'],
          'object-src': ['none'],
          'base-uri': ['self'],
          'form-action': ['self'],
        },
      },
    }),
  ],
});
