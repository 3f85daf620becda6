// node bench/payments.js [--payments 100000] [--returned 5000] [--processes 2] [--write]: a night of scheduled payments with the command
// line, on a PostgreSQL database of its own: collected, exported, a file of returns read, the rest settled, collecting and settling by
// several processes at once. --write keeps it in RESULTS.md.
import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildWhole } from '../scripts/build.js';
import { benchDatabase } from './support/bench-database.js';
import { benchGateway } from './support/bench-gateway.js';
import { generatePortfolio } from './support/generate-portfolio.js';
import { seedMandates } from './support/seed-mandates.js';
import { machine, table, writeSection } from './support/results.js';

const { values: options } = parseArgs({
  options: {
    payments: { type: 'string', default: '100000' },
    returned: { type: 'string', default: '5000' },
    processes: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
});
const payments = Number(options.payments);
const processes = Number(options.processes);
const returned = Math.min(Number(options.returned), payments);
const today = new Date().toISOString().slice(0, 10);
const key = () => randomBytes(32).toString('base64');
const keys = { MASTER_KEY: key(), TOKEN_SIGNING_KEY: key() };
const ACH_ORIGINATOR = JSON.stringify({
  immediateDestination: '091000019',
  immediateDestinationName: 'OPERATOR BANK',
  immediateOrigin: '1234567890',
  immediateOriginName: 'EXAMPLE SERVICING',
  companyId: '1234567890',
  companyName: 'EXAMPLE LOANS',
  originatingBank: '091000019',
  offsetAccount: { routingNumber: '091000019', accountNumber: '5550001234', type: 'CHECKING' },
});

await buildWhole();
const folder = mkdtempSync(join(tmpdir(), 'bench-payments-'));
const database = await benchDatabase('payments');
try {
  const gateway = await benchGateway(database.url, keys);
  // About two in three of the portfolio are active.
  await generatePortfolio(database.url, { loans: Math.ceil(payments * 1.7), today });
  const seeded = await seedMandates(gateway.prisma, keys.MASTER_KEY, payments, today);
  await gateway.stop();
  const file = join(folder, 'bank.ach');
  const back = join(folder, 'returns.ach');
  const settled = payments - returned;
  const begun = performance.now();
  const rows = [
    await run(`collect, ${processes} processes`, payments, ['collect', '--date', today], processes),
    await run('export-nacha', payments, ['export-nacha', '--date', today, '--out', file]),
  ];
  writeFileSync(back, await returnsOf(file, returned));
  rows.push(await run(`import-returns of ${returned}`, returned, ['import-returns', back]));
  await passDays();
  rows.push(await run(`settle, ${processes} processes`, settled, ['settle', '--date', today], processes));
  const night = (performance.now() - begun) / 1000;
  rows.push(await run('collect again: nothing is left', 0, ['collect', '--date', today]));
  rows.push(await run('the same returns again', 0, ['import-returns', back]));
  const report = [
    `${seeded} scheduled payments on ${database.engine}; ${machine()}. The database is on the same machine.`,
    '',
    table(['work', 'seconds', 'a second', 'MB of a process by quarters of the time, and at most', 'said'], rows),
    '',
    `The whole night: ${Math.round(night)} seconds. The database holds ${await outcome()}.`,
  ].join('\n');
  process.stdout.write(`${report}\n`);
  if (options.write) writeSection('Payments of a night', report);
} finally {
  await database.drop();
  rmSync(folder, { recursive: true });
}

async function run(name, count, args, many = 1) {
  const begun = performance.now();
  const ended = await Promise.all(Array.from({ length: many }, () => runOne(name, args)));
  const seconds = (performance.now() - begun) / 1000;
  const [{ memory, said }] = ended;
  const row = [name, seconds.toFixed(1), count > 0 ? Math.round(count / seconds) : '', quarters(memory), said];
  process.stderr.write(`${row.join(' | ')}\n`);
  return row;
}

async function runOne(name, args) {
  const child = spawn(process.execPath, ['bin/loan-gateway.js', 'payments', ...args], {
    env: { ...process.env, ...keys, DATABASE_URL: database.url, ACH_ORIGINATOR, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (complained = `${complained}${text}`.slice(-400)));
  const memory = [];
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      memory.push(Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
    } catch {
      // It has ended.
    }
  }, 200);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said}${complained}`);
  const last = (said.trim() || complained.trim()).split('\n').at(-1);
  return { memory, said: last.replace(/, sha256 \w+/, '').trim() };
}

/** What a process held after each quarter of its time: whether that grows with what it did. */
function quarters(memory) {
  const at = [1, 2, 3, 4].map((quarter) => memory[Math.ceil((memory.length * quarter) / 4) - 1]);
  return `${at.join(', ')}; ${Math.max(...memory)}`;
}

/** The days within which banks may return most debits are over. */
function passDays() {
  return query(`UPDATE "BankFile" SET "effectiveOn" = "effectiveOn" - 9`);
}

async function outcome() {
  const rows = await query(
    `SELECT r."state"::text AS state, count(*)::text AS count FROM "Repayment" r GROUP BY 1 ORDER BY 1`,
  );
  return rows.map(({ state, count }) => `${count} ${state}`).join(' and ');
}

async function query(text) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The first debits come back for want of funds. */
async function returnsOf(file, count) {
  const lines = ['101 0910000191234567890' + '2601011200' + 'A094101'.padEnd(94 - 33)];
  lines.push(
    `5200${'EXAMPLE LOANS'.padEnd(16)}${' '.repeat(20)}1234567890PPDLOAN PMT  260101260101   1021000020000001`,
  );
  let entries = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!/^6[23]7/.test(line) || entries >= count) continue;
    entries += 1;
    const own = `02100002${String(entries).padStart(7, '0')}`;
    lines.push(`626021000021${'XXXX'.padEnd(17)}${line.slice(29, 54)}${'HOLDER'.padEnd(22)}  1${own}`);
    lines.push(`799R01${line.slice(79)}${' '.repeat(6)}02100002${' '.repeat(44)}${own}`);
  }
  const hash = String((2100002 * entries) % 1e10).padStart(10, '0');
  lines.push(
    `8200${String(2 * entries).padStart(6, '0')}${hash}${'0'.repeat(24)}1234567890${' '.repeat(25)}021000020000001`,
  );
  lines.push(`9000001${'0'.repeat(52 - 7)}`.padEnd(94));
  return `${lines.join('\n')}\n`;
}
