// node bench/webhooks.js [--events 30000] [--loans 500] [--write]: events a second that arrive at a local receiver, by one
// process of `work`, on a PostgreSQL database of its own (BENCH_SERVER_URL, or the one at 127.0.0.1). --write keeps the answer
// in RESULTS.md.
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildWhole } from '../scripts/build.js';
import { benchDatabase } from './support/bench-database.js';
import { benchGateway } from './support/bench-gateway.js';
import { generatePortfolio } from './support/generate-portfolio.js';
import { machine, table, writeSection } from './support/results.js';

const { values: options } = parseArgs({
  options: {
    events: { type: 'string', default: '30000' },
    loans: { type: 'string', default: '500' },
    write: { type: 'boolean', default: false },
  },
});
const events = Number(options.events);
const loans = Number(options.loans);

await buildWhole();
const key = () => randomBytes(32).toString('base64');
const keys = { MASTER_KEY: key(), TOKEN_SIGNING_KEY: key() };
const database = await benchDatabase('webhooks');

let arrived = 0;
const receiver = createServer((req, res) => {
  req.resume().on('end', () => {
    arrived += 1;
    res.writeHead(204).end();
  });
});
await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve));

const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

try {
  // Jobs are done by a process of its own: this one has the receiver.
  const gateway = await benchGateway(database.url, keys, { WORKERS: 'off', WEBHOOK_ALLOW_LOCAL: '127.0.0.1' });
  await generatePortfolio(database.url, { loans, today: new Date().toISOString().slice(0, 10) });
  const admin = await gateway.client('ADMIN');
  const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { __typename } }';
  const url = `http://127.0.0.1:${receiver.address().port}/`;
  await admin(create, { input: { idempotencyKey: randomUUID(), url } });
  const worker = spawn(process.execPath, [fileURLToPath(new URL('../bin/loan-gateway.js', import.meta.url)), 'work'], {
    env: { ...process.env, ...keys, DATABASE_URL: database.url, WEBHOOK_ALLOW_LOCAL: '127.0.0.1', LOG_LEVEL: 'error' },
  });
  await new Promise((resolve) => worker.stdout.once('data', resolve));
  const idleMb = memoryOf(worker.pid);
  await gateway.prisma.$executeRawUnsafe(`
    INSERT INTO "LoanEvent" ("id", "loanId", "sequence", "command", "at", "clientId", "requestId", "effectiveDate", "toState", "amounts")
    SELECT 'bench-' || n, "id", 1000 + n, 'submitRepayment', now(), 'c', 'r', '2026-01-01', 'ACTIVE', '{}'
    FROM generate_series(1, ${events}) n JOIN (SELECT "id", row_number() OVER () AS "number" FROM "Loan") AS "loans"
      ON "loans"."number" = 1 + n % ${loans} ORDER BY n`);
  const from = performance.now();
  let first;
  let mostMb = idleMb;
  while (arrived < events) {
    await sleep(50);
    if (arrived > 0) first ??= performance.now();
    mostMb = Math.max(mostMb, memoryOf(worker.pid));
    if (performance.now() - from > 600_000) throw new Error(`${arrived} of ${events} arrived in ten minutes`);
  }
  const seconds = (performance.now() - first) / 1_000;
  const rows = [
    ['events', events.toLocaleString('en')],
    ['loans', loans.toLocaleString('en')],
    ['until the first arrived', `${Math.round(first - from)} ms`],
    ['events a second', Math.round(events / seconds).toLocaleString('en')],
    ['memory of the worker, idle and at most', `${Math.round(idleMb)} and ${Math.round(mostMb)} MB`],
  ];
  const report = [
    `One process of \`work\`, one webhook, a receiver in another process, ${database.engine}; ${machine()}, load average ${loadavg()[0].toFixed(1)}. All on the same machine.`,
    table(['what', 'how much'], rows),
  ].join('\n\n');
  console.log(report);
  if (options.write) writeSection('Webhooks', report);
  worker.kill('SIGTERM');
  await gateway.stop();
} finally {
  receiver.closeAllConnections();
  receiver.close();
  await database.drop();
}
