import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { LANGUAGES } from '@reynard/engine';
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { oneLanguage } from './vite/one-language.ts';

// Everything the table needs in one file, the framework in another, and what the home page shares with the table in a third,
// so that it starts without the table: many small files would pack worse.
const groups = [
  { name: 'framework', test: /node_modules\/(svelte|esm-env)\//, priority: 3 },
  {
    name: 'common',
    test: /engine\/src\/sheets?\b|virtual:words($|\/home\/asking\/)|src\/lib\/(icons\/(Fox|Icon)|pictures|storage\/(database|settings)|words\/(language|title))/,
    priority: 2,
  },
  {
    name: 'table',
    test: /src\/lib\/(table\/Table\.svelte|session\/device-session)|virtual:words\/play\/asking\//,
    priority: 1,
  },
];

/** The bots' networks get the same address in page and worker, so that they exist, and are kept offline, once. */
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
  // While developing, online play speaks to a server started beside this one (`npm start`).
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  // The built app is looked at without any.
  preview: { proxy: {} },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  plugins: [
    oneCopyOfNetworks,
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/lib/paraglide',
      strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
      localStorageKey: 'reynard-language',
      isServer: 'import.meta.env.SSR',
      emitReadme: false,
    }),
    oneLanguage(source, LANGUAGES),
    sveltekit({
      adapter: adapter({ fallback: '200.html', precompress: true }),
      paths: { relative: false },
      serviceWorker: { register: false },
      // Scripts only from this origin; the few inline ones that start the app are named by their hash.
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          // The bots' networks run in WebAssembly.
          'script-src': ['self', 'wasm-unsafe-eval'],
          // The hash is of the one style attribute SvelteKit itself writes: its hidden announcer of page changes.
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
