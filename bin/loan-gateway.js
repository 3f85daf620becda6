#!/usr/bin/env -S node --max-semi-space-size=64 --no-allocation-site-pretenuring
// What a request leaves behind is collected young and cheaply when there is room for it to wait, and when V8 does not take
// it for long-lived because it outlived a busy moment.
import { existsSync } from 'node:fs';

// A checkout is built on its first run and after a change; an installed package brings its dist.
if (existsSync(new URL('../src', import.meta.url))) {
  const { build } = await import('../scripts/build.js');
  await build();
}
await import('../dist/cli/main.js');
