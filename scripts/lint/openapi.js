// npm run check:openapi: lints the OpenAPI document of the REST API with the recommended rules of Redocly.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import { runnerImport } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const load = async (file) => (await runnerImport(join(root, file), { logLevel: 'error' })).module;

const { OPENAPI } = await load('scripts/pages/openapi.ts');
const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
try {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, OPENAPI);
  const problems = await lint({ ref: file, config: await createConfig({ extends: ['recommended'] }) });
  for (const { severity, ruleId, message, location } of problems)
    console.error(`${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
