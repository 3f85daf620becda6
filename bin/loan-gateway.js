#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A checkout is built on its first run and after a change; an installed package brings its dist.
if (existsSync(new URL('../src', import.meta.url))) {
  const { build } = await import('../scripts/build.js');
  await build();
}
await import('../dist/cli/main.js');
