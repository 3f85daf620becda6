// After `npm ci`: builds what a start needs, so that the first one need not. Where the packages are not there to build with, as with
// `--omit=dev`, there is nothing to prepare.
import { createRequire } from 'node:module';
import { build } from './build.js';

if (canBuild()) await build();

function canBuild() {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}
