// node bench/record.js [records]: import rate and memory of full records, on the empty PostgreSQL database DATABASE_URL
// or, without it, on PGlite. Needs a build: `npm run build`.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { generateRecord } from '../dist/modules/demo/seed-portfolio.js';

const CLI = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const DISTINCT = 100;
const records = Number(process.argv[2] ?? 1000);
const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-bench-'));
const key = Buffer.alloc(32, 1).toString('base64');

const file = await writeRecords(join(folder, 'records.ndjson'), records);
const megabytes = Math.round(statSync(file).size / 1e6);
console.log(`${records} full records, ${megabytes} MB; Node ${process.version}, ${cpus().length} cores`);
if (process.env.DATABASE_URL)
  await measure('PostgreSQL', { DATABASE_URL: process.env.DATABASE_URL, MASTER_KEY: key, TOKEN_SIGNING_KEY: key });
else await measure('PGlite', { DATA_DIR: join(folder, 'data') });
rmSync(folder, { recursive: true, force: true });

async function measure(engine, env) {
  await run(['migrate'], env);
  const { seconds, memory } = await run(['import', file], env);
  const fifth = Math.ceil(memory.length / 5);
  const points = [0, 1, 2, 3, 4].map((place) => peak([0, ...memory.slice(place * fifth, (place + 1) * fifth)]));
  console.log(
    `${engine}: ${seconds.toFixed(1)} s, ${(records / seconds).toFixed(0)} records/s; ` +
      `largest memory in each fifth of the time: ${points.join(', ')} MB`,
  );
}

function peak(samples) {
  return Math.round(Math.max(...samples));
}

/** Only every hundredth record is new work for the generator; ids and borrowers are all their own. */
async function writeRecords(path, count) {
  const envelopes = [];
  for (let index = 0; envelopes.length < Math.min(DISTINCT, count); index += 1) {
    const envelope = await generateRecord('bench', index, '2026-01-15');
    if (envelope.data.Underwriting.UnderwritingInfo) envelopes.push(envelope);
  }
  const stream = createWriteStream(path);
  for (let index = 0; index < count; index += 1) {
    const { message, data } = envelopes[index % envelopes.length];
    const loanDetails = { ...data.loanDetails, borrowerId: `BENCH-${index}` };
    const line = JSON.stringify({ loanId: `BENCH-${index}`, message, data: { ...data, loanDetails } });
    if (!stream.write(`${line}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return path;
}

async function run(args, env) {
  const started = performance.now();
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const memory = [0];
  const watch = setInterval(() => memory.push(residentMegabytes(child.pid)), 200);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, memory };
}

function residentMegabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return 0;
  }
}
