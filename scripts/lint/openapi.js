// npm run check:openapi: lints the OpenAPI document of the REST API with the recommended rules of Redocly and Spectral.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import { Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { build } from '../build.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const main = join(root, 'dist', 'main.js');
// Beside the tests, which run what was built before.
if (!existsSync(main)) await build();
const OPENAPI = execFileSync(process.execPath, [main, 'schema', 'print', '--openapi'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});

async function problemsOfRedocly() {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, OPENAPI);
    const problems = await lint({ ref: file, config: await createConfig({ extends: ['recommended'] }) });
    return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function problemsOfSpectral() {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas, 'recommended']] });
  const problems = await spectral.run(JSON.parse(OPENAPI));
  return problems.map(({ code, message, path }) => `${code}: ${message} (/${path.join('/')})`);
}

const problems = [...(await problemsOfRedocly()), ...(await problemsOfSpectral())];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
