// Lighthouse on the production build, served by the real server: the medians of several runs, as a Markdown table.
//   npm run build -w @reynard/web && npm run lighthouse -w @reynard/web -- [--runs 5] [--pages /,/rules] [--site folder]
// Lighthouse itself comes with npx when asked for: it is larger than everything else here together, and no test needs it.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { openLog, readConfig, startServer } from '@reynard/server';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.js';

const LIGHTHOUSE = 'lighthouse@12';
const FORMS = ['mobile', 'desktop'] as const;
type Form = (typeof FORMS)[number];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/,/play?new=clever-4ever,/learn,/rules,/history,/table,/online' },
    site: { type: 'string', default: fileURLToPath(new URL('../build', import.meta.url)) },
  },
});

async function visit(url: string, form: Form): Promise<Report> {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json'];
  args.push(`--chrome-flags=${CHROMIUM_ARGS.join(' ')}`);
  if (form === 'desktop') args.push('--preset=desktop');
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 2 ** 28 });
  return JSON.parse(stdout);
}

/** On a busy machine Lighthouse sometimes loses the trace of a visit; then it is made again. */
async function visitAgain(url: string, form: Form, attempts = 4): Promise<Report> {
  try {
    return await visit(url, form);
  } catch (error) {
    if (attempts === 1) throw new Error((error as { stderr?: string }).stderr ?? String(error));
    return visitAgain(url, form, attempts - 1);
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}

async function measure(url: string, form: Form, runs: number): Promise<number[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await visitAgain(url, form));
  return [
    ...CATEGORIES.map((name) => median(reports.map(({ categories }) => 100 * categories[name].score))),
    ...TIMES.map((name) => median(reports.map(({ audits }) => audits[name].numericValue))),
  ].map(Math.round);
}

const folder = mkdtempSync(join(tmpdir(), 'reynard-lighthouse-'));
const config = readConfig({ PORT: '0', DATA_DIR: folder, SITE_DIR: values.site });
const server = await startServer(config, openLog('error'));
try {
  console.log(
    '| page | form | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const page of values.pages.split(',')) {
    for (const form of FORMS) {
      const figures = await measure(server.url + page, form, Number(values.runs));
      console.log(`| ${[`\`${page}\``, form, ...figures].join(' | ')} |`);
    }
  }
  console.log(`\nMedians of ${values.runs} runs; load average at the end ${loadavg()[0].toFixed(1)}.`);
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
