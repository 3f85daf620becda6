// node bench/desk.js [--rounds 5] [--write]: the first view of the desk's pages and the delay of an input in Chromium, before a demo
// gateway of its own. CHROMIUM names another browser than /usr/bin/chromium. --write keeps the answer in RESULTS.md.
// After `npm run tools`.
/* global performance, PerformanceObserver, requestAnimationFrame, setTimeout */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildWhole } from '../scripts/build.js';
import { machine, table, writeSection } from './support/results.js';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const CLI = fileURLToPath(new URL('../bin/loan-gateway.js', import.meta.url));

await buildWhole();
const dataDir = mkdtempSync(join(tmpdir(), 'loan-gateway-desk-'));
const gateway = spawn(process.execPath, [CLI, 'serve', '--demo-loans', '100'], {
  env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const url = await addressOf(gateway);
  const loan = await firstLoan(url);
  const pages = [
    { name: 'Board', path: '/desk', shown: 'By status', input: (page) => page.getByRole('link', { name: 'Payments' }) },
    { name: 'Loans', path: '/desk/loans', shown: 'in all', input: (page) => page.getByText('Status: any') },
    {
      name: 'Loan',
      path: loan,
      shown: 'Timeline',
      input: (page) => page.getByRole('button', { name: /installments/ }),
    },
    { name: 'Explorer', path: '/explorer', shown: 'FirstLook', input: (page) => page.getByLabel('Examples') },
  ];
  const rows = [];
  for (const { name, path, shown, input } of pages) {
    const rounds = [];
    for (let round = 0; round < Number(options.rounds); round += 1)
      rounds.push(await measure(url + path, shown, input));
    const of = (figure) => median(rounds.map((round) => round[figure]));
    rows.push([
      name,
      `${of('kilobytes').toFixed(0)} kB`,
      of('operations'),
      ...['firstPaint', 'largestPaint', 'answered', 'inputDelay', 'longestTask'].map(
        (figure) => `${of(figure).toFixed(0)} ms`,
      ),
      of('shift').toFixed(3),
    ]);
    console.log(rows.at(-1).join('  '));
  }
  const report = [
    `Chromium ${browser.version()} with an empty cache, before a demo gateway of 100 loans on PGlite; ${machine()}, load average ${loadavg()[0].toFixed(1)}. Medians of ${options.rounds} views.`,
    table(
      [
        'page',
        'transferred',
        'operations',
        'first paint',
        'largest paint',
        'answer drawn',
        'input delay',
        'longest task',
        'layout shift',
      ],
      rows,
    ),
  ].join('\n\n');
  console.log(`\n${report}`);
  if (options.write) writeSection('Desk', report);
} finally {
  await browser.close();
  gateway.kill();
  await new Promise((resolve) => gateway.once('close', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function addressOf({ stdout }) {
  let text = '';
  for await (const piece of stdout) {
    text += piece;
    const [, address] = /listens at (\S+)\n/.exec(text) ?? [];
    if (address) return address;
  }
  throw new Error(`The gateway ended: ${text}`);
}

/** The path of a loan that is being repaid. */
async function firstLoan(url) {
  const page = await browser.newPage();
  await page.goto(`${url}/desk/loans?status=ACTIVE`);
  const path = await page.locator('table a').first().getAttribute('href');
  await page.close();
  return path;
}

async function measure(address, shown, input) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  let operations = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  page.on(
    'request',
    (request) => (operations += Number(request.url().endsWith('/graphql') && request.method() === 'POST')),
  );
  await page.addInitScript(observe);
  await page.goto(address);
  await page.getByText(shown).first().waitFor();
  const answered = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const [kilobytes, asked] = [bytes / 1_000, operations];
  await input(page).first().click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { ...seen, kilobytes, operations: asked, answered };
}

/** Runs in the page: what the browser tells of its own work. */
function observe() {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, longestTask: 0, inputDelay: 0 };
  globalThis.seen = seen;
  const on = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.firstPaint = startTime));
  on('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  on('longtask', ({ duration }) => (seen.longestTask = Math.max(seen.longestTask, duration)));
  on(
    'event',
    ({ startTime, processingStart }) => (seen.inputDelay = Math.max(seen.inputDelay, processingStart - startTime)),
    {
      durationThreshold: 16,
    },
  );
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
