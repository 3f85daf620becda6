import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openChromium } from '../support/chromium.js';
import { demoClient } from '../support/demo-client.js';
import { GatewayProcess, newDataDir } from '../support/gateway-process.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const kit = (module: string) => join(ROOT, 'clients', 'typescript', 'src', `${module}.ts`);

/** The files of docs/start/first-screen.md, by the names above them. */
const FILES = [
  ...readFileSync(join(ROOT, 'docs/start/first-screen.md'), 'utf8').matchAll(
    /^`([\w.-]+)`[^\n]*\n\n```\w+\n(.*?)^```$/gms,
  ),
].map(([, name = '', text = '']) => [name, text] as const);

describe.skipIf(chromiumPath === undefined)('the first screen of the documentation', () => {
  let dataDir: string;
  let folder: string;
  let gateway: GatewayProcess;
  let url: string;
  let server: ViteDevServer;
  let browser: Browser;
  beforeAll(async () => {
    dataDir = newDataDir();
    gateway = new GatewayProcess(['serve', '--demo-loans', '10'], { DATA_DIR: dataDir });
    url = await gateway.url();
    // Inside the checkout, whose packages it finds.
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    folder = mkdtempSync(join(ROOT, 'dist', 'first-screen-'));
    for (const [name, text] of FILES) writeFileSync(join(folder, name), text);
    const { credentials } = await demoClient(url, dataDir, 'SUPPORT');
    Object.assign(process.env, {
      GATEWAY: url,
      CLIENT_ID: credentials.clientId,
      CLIENT_SECRET: credentials.clientSecret,
      API_KEY: credentials.apiKey,
    });
    server = await createServer({
      root: folder,
      configFile: join(folder, 'vite.config.ts'),
      cacheDir: join(folder, '.cache'),
      logLevel: 'error',
      server: { host: '127.0.0.1', port: 0 },
      resolve: {
        alias: [
          { find: /^loan-gateway-client$/, replacement: kit('index') },
          { find: /^loan-gateway-client\/documents$/, replacement: kit('generated/graphql') },
          { find: /^loan-gateway-client\/(.+)$/, replacement: kit('$1') },
        ],
      },
    });
    await server.listen();
    browser = await openChromium();
  });
  afterAll(async () => {
    for (const name of ['GATEWAY', 'CLIENT_ID', 'CLIENT_SECRET', 'API_KEY']) Reflect.deleteProperty(process.env, name);
    await browser.close();
    await server.close();
    await gateway.stop();
    for (const place of [dataDir, folder]) rmSync(place, { recursive: true, force: true });
  });

  it('lists active loans, and changes when a payment settles', async () => {
    expect(FILES.map(([name]) => name)).toEqual(['index.html', 'vite.config.ts', 'client.ts', 'main.tsx']);
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`http://127.0.0.1:${(server.httpServer!.address() as { port: number }).port}/`);
    const first = page.getByRole('listitem').first();
    await first.waitFor();
    const text = await first.textContent();
    const [, loanId = '', balance = ''] = /^(\S+): ([\d.]+)$/.exec(text ?? '') ?? [];
    expect([loanId, balance]).not.toContain('');
    expect(faults).toEqual([]);

    const servicer = await demoClient(url, dataDir, 'SERVICER');
    const { submitRepayment } = await servicer.data<{ submitRepayment: { repayment: { id: string } } }>(
      `mutation { submitRepayment(input: { loanId: "${loanId}", amount: "900.00", method: ACH, idempotencyKey: "screen-1" }) { ... on RepaymentUpdated { repayment { id } } } }`,
    );
    await servicer.data(
      `mutation { acknowledgeRepayment(input: { repaymentId: "${submitRepayment.repayment.id}", outcome: SETTLED, idempotencyKey: "screen-2" }) { __typename } }`,
    );
    await expect.poll(() => first.textContent()).not.toBe(text);
  });
});
