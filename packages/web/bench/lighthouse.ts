// Lighthouse on the production build, served by the real server: the medians of several runs, as a Markdown table.
//   npm run build -w @reynard/web && npm run lighthouse -w @reynard/web -- [--runs 5] [--pages /,/rules] [--forms mobile] [--site folder]
// Lighthouse is fetched with npx: it is larger than all other dependencies together, and no test needs it. So the first run
// needs the network.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { openLog, readConfig, startServer } from '@reynard/server';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.js';

const LIGHTHOUSE = 'lighthouse@12';
type Form = 'mobile' | 'desktop';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: {
      type: 'string',
      default:
        '/,/play?new=clever-4ever,/learn,/learn/clever-4ever,/rules,/rules/clever-4ever,/history,/table,/online',
    },
    forms: { type: 'string', default: 'mobile,desktop' },
    site: { type: 'string', default: fileURLToPath(new URL('../build', import.meta.url)) },
  },
});

const npx = async (args: readonly string[], env = process.env) =>
  (await promisify(execFile)('npx', ['--yes', ...args], { env, maxBuffer: 2 ** 28 })).stdout;

/** Fetches Lighthouse before the first visit, so that a missing network is not taken for a failed visit. */
async function fetchLighthouse(): Promise<void> {
  try {
    await npx([LIGHTHOUSE, '--version']);
  } catch (error) {
    console.error(`${LIGHTHOUSE} could not be fetched or does not start. It needs the npm registry once.\n`);
    console.error((error as { stderr?: string }).stderr ?? error);
    process.exit(1);
  }
}

async function visit(url: string, form: Form): Promise<Report> {
  const args = [LIGHTHOUSE, url, '--quiet', '--output=json'];
  args.push(`--chrome-flags=${CHROMIUM_ARGS.join(' ')}`);
  if (form === 'desktop') args.push('--preset=desktop');
  return JSON.parse(await npx(args, { ...process.env, CHROME_PATH: findChromium() as string }));
}

/** On a busy machine Lighthouse sometimes loses a trace; then the run is repeated. */
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

await fetchLighthouse();
const folder = mkdtempSync(join(tmpdir(), 'reynard-lighthouse-'));
const config = readConfig({ PORT: '0', DATA_DIR: folder, SITE_DIR: values.site });
const server = await startServer(config, openLog('error'));
try {
  console.log(
    '| page | form | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const page of values.pages.split(',')) {
    for (const form of values.forms.split(',') as Form[]) {
      const figures = await measure(server.url + page, form, Number(values.runs));
      console.log(`| ${[`\`${page}\``, form, ...figures].join(' | ')} |`);
    }
  }
  console.log(`\nMedians of ${values.runs} runs; load average at the end ${loadavg()[0].toFixed(1)}.`);
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
