// After `npm ci`: builds what a start needs, and the demo of the first one. With `--omit=dev` the packages that build are missing, and
// `npm run build` would fail.
import { createRequire } from 'node:module';
import { build } from './build.js';
import { makeDemo } from './demo.js';

if (canBuild()) {
  await build();
  await makeDemo();
}

function canBuild() {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}
