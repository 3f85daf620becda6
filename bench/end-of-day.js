// node bench/end-of-day.js [--loans 50000] [--first-day] [--write]: closes business days over a generated portfolio with the command line,
// and asks portfolio() beside a single loan, on a PostgreSQL database of its own. --write keeps the answer in RESULTS.md.
import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';
import { parseArgs } from 'node:util';
import { buildWhole } from '../scripts/build.js';
import { benchDatabase } from './support/bench-database.js';
import { benchGateway } from './support/bench-gateway.js';
import { generatePortfolio } from './support/generate-portfolio.js';
import { compare, machine, milliseconds, table, writeSection } from './support/results.js';

const { values: options } = parseArgs({
  options: {
    loans: { type: 'string', default: '50000' },
    'first-day': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const loans = Number(options.loans);
const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

const key = () => randomBytes(32).toString('base64');
/** Of the gateway, and of the command line beside it. */
const keys = { MASTER_KEY: key(), TOKEN_SIGNING_KEY: key() };

await buildWhole();
const database = await benchDatabase('end_of_day');
try {
  const gateway = await benchGateway(database.url, keys);
  const generated = await milliseconds(() => generatePortfolio(database.url, { loans, today: day(3) }));
  const rows = [];
  if (options['first-day']) rows.push(await closeDay(day(3), 'the first day: every loan being repaid is looked at'));
  else await asIfClosed(gateway.prisma);
  rows.push(await closeDay(day(2), 'an ordinary day'));
  rows.push(await closeDay(day(1), 'another one, by two processes at once', 2));
  rows.push(await closeDay(day(1), 'the same again'));
  const report = [
    `${loans.toLocaleString('en')} loans on ${database.engine}; ${machine()}. The database is on the same machine.`,
    `Generated in ${(generated / 1000).toFixed(0)} s.`,
    `### Closing a day\n\n${table(['day', 'seconds', 'loans reviewed', 'late fees', 'memory by fifths of the time, MB'], rows)}`,
    `### portfolio()\n\n${table(['request', 'ms', 'of a single loan'], await askPortfolio(gateway))}`,
  ];
  console.log(report.join('\n\n'));
  if (options.write) writeSection('End of day', report.join('\n\n'));
  await gateway.stop();
} finally {
  await database.drop();
}

/** As if the day before had been closed: the next review is when the next installment has fallen due. */
function asIfClosed(prisma) {
  return prisma.$executeRawUnsafe(`
    UPDATE "DelinquencyStanding" s SET "figuresOn" = '${day(3)}', "reviewOn" = l."nextPaymentDate" + 1,
      "oldestUnpaidOn" = CASE WHEN l."currentDpd" > 0 THEN '${day(3)}'::date - l."currentDpd" END,
      "dailyInterest" = l."remainingBalance" * l."interestRate" / 36500
    FROM "Loan" l WHERE l."id" = s."loanId" AND l."loanStatus" = 'ACTIVE'`);
}

async function closeDay(date, name, processes = 1) {
  const start = performance.now();
  const ended = await Promise.all(Array.from({ length: processes }, () => runEndOfDay(date)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const total = (figure) => ended.reduce((sum, each) => sum + each[figure], 0);
  return [name, seconds, total('reviewed'), total('fees'), ended.map(({ memory }) => memory.join(' ')).join('; ')];
}

function runEndOfDay(date) {
  const child = spawn(process.execPath, ['bin/loan-gateway.js', 'end-of-day', '--date', date], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, DATABASE_URL: database.url, ...keys },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const samples = [];
  const sampler = setInterval(() => samples.push(residentMegabytes(child.pid)), 200);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more) => (text = (text + more).slice(-300)));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      clearInterval(sampler);
      const [, reviewed, fees] = /closed: (\d+) loans reviewed, (\d+) late fees/.exec(text) ?? [];
      if (code !== 0 || reviewed === undefined) return reject(new Error(`end-of-day ended with ${code}`));
      const fifth = Math.max(1, Math.ceil(samples.length / 5));
      const memory = [0, 1, 2, 3, 4].map((n) => Math.max(0, ...samples.slice(n * fifth, (n + 1) * fifth)));
      resolve({ reviewed: Number(reviewed), fees: Number(fees), memory });
    });
  });
}

/** What the kernel counts as held by a process; 0 where it does not say. */
function residentMegabytes(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

async function askPortfolio({ client, prisma }) {
  const { id } = await prisma.loan.findFirst({ where: { loanStatus: 'ACTIVE' }, select: { id: true } });
  const whole = await client('LENDER');
  const bound = await client('LENDER', { kind: 'LENDER', id: 'LEN-1' });
  const all = `{ portfolio { loans remainingBalance delinquencyRates { over30 } averages { interestRate }
    byStatus { loanStatus loans } byBucket { bucket loans remainingBalance } byGrade { grade loans }
    byRiskRating { riskRating loans } byLender { lenderId loans } byServicer { servicerId loans } } }`;
  const asked = [
    ['a single loan', () => whole(`{ loan(id: "${id}") { id loanStatus remainingBalance principalAmount } }`)],
    ['portfolio, total and buckets', () => whole('{ portfolio { loans byBucket { bucket loans } } }')],
    ['portfolio, by everything', () => whole(all)],
    ['portfolio of one lender, by everything', () => bound(all)],
  ];
  const times = await compare(
    asked.map(([, work]) => work),
    40,
  );
  return asked.map(([name], index) => [name, times[index].toFixed(1), (times[index] / times[0]).toFixed(1)]);
}
