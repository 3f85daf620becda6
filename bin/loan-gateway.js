#!/usr/bin/env -S node --max-semi-space-size=64 --no-allocation-site-pretenuring --no-memory-reducer
// What a request leaves behind is collected young and cheaply when there is room for it to wait, and when V8 does not take
// it for long-lived because it outlived a busy moment.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import module from 'node:module';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { clearTimeout, setTimeout } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { complaintBeforeStart } from './before-start.js';

// From V8 13 on, 64 MB of documents and packets in passing start a full collection each time, unless they count as part of
// the whole heap.
if (Number.parseInt(process.versions.v8) >= 13) setFlagsFromString('--external-memory-accounted-in-global-limit');

// Node 21 and later name themselves. Where nothing does, pg looks for another runtime by a Response, and that loads all of fetch.
globalThis.navigator ??= { userAgent: `Node.js/${process.versions.node.split('.')[0]}` };

// PostgreSQL and Prisma's compiler are WebAssembly. V8 optimises each function of theirs after a moment, which takes a start more
// than all else together; what is really busy is optimised all the same, a little later.
setFlagsFromString('--wasm-tiering-budget=200000000');

// A checkout is built on its first run and after a change; an installed package brings its dist.
async function buildCheckout() {
  if (!existsSync(new URL('../src', import.meta.url))) return undefined;
  const { build } = await import('../scripts/build.js');
  return build().then(
    () => undefined,
    (error) => `loan-gateway: ${error.message}`,
  );
}

// `npm start` builds the documentation beside the gateway, which serves it once it is there.
function buildDocs() {
  const script = fileURLToPath(new URL('../scripts/docs.js', import.meta.url));
  if (process.env.npm_lifecycle_event !== 'start' || !existsSync(script)) return;
  const child = spawn(process.execPath, [script], { stdio: 'ignore' }).on('error', () => undefined);
  child.unref();
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}

// For the next start, from Node 22.1 on: beside the code that it is of, and only where that is this user's own.
function keepWhatIsCompiled(dist) {
  if (statSync(dist).uid === process.getuid?.()) module.enableCompileCache?.(fileURLToPath(new URL('compiled', dist)));
}

const complaint = (await complaintBeforeStart(process.argv.slice(2), process.env)) ?? (await buildCheckout());
if (complaint === undefined) {
  keepWhatIsCompiled(new URL('../dist/', import.meta.url));
  buildDocs();
  // With nothing else to wait for, Node would wait for all that V8 compiles in the background before it goes on.
  const awake = setTimeout(() => undefined, 60_000);
  await import('../dist/main.js');
  clearTimeout(awake);
} else {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 1;
}
