import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from '../platform/runtime/home.js';

export function packageVersion(): string {
  const text = readFileSync(join(HOME, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
