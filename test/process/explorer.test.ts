import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openChromium } from '../support/chromium.js';
import { command } from '../support/commands.js';
import { demoClient } from '../support/demo-client.js';
import { GatewayProcess, startedDataDir } from '../support/gateway-process.js';

let dataDir: string;
let gateway: GatewayProcess;
let url: string;
beforeAll(async () => {
  dataDir = startedDataDir();
  gateway = new GatewayProcess(['serve', '--demo-loans', '10'], { DATA_DIR: dataDir });
  url = await gateway.url();
});
afterAll(async () => {
  await gateway.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the Sandbox page', () => {
  it('comes with a first operation and the headers of a demo client', async () => {
    const page = await (await fetch(url)).text();
    expect(page).toContain('query FirstLook');
    expect(page).toMatch(/"sharedHeaders":\{"Authorization":"Bearer [\w.-]+","key":"lgk_[\w-]+"\}/);
    expect(page).toContain("initialEndpoint: window.location.origin + '/graphql'");
  });

  it('may call from its origin, and another site may not', async () => {
    const preflight = (origin: string) =>
      fetch(`${url}/graphql`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,key,content-type',
        },
      });
    const studio = 'https://studio.apollographql.com';
    const { headers } = await preflight(studio);
    expect(headers.get('access-control-allow-origin')).toBe(studio);
    expect(headers.get('access-control-allow-headers')).toBe('authorization,key,content-type');
    expect((await preflight('https://another-site.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe.skipIf(chromiumPath === undefined)(
  'the explorer in a browser (skipped where no Chromium is installed)',
  () => {
    let browser: Browser;
    let page: Page;
    const elsewhere: string[] = [];
    beforeAll(async () => {
      browser = await openChromium();
      page = await browser.newPage();
      page.setDefaultTimeout(20_000);
      page.on('request', (request) => {
        if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).host !== new URL(url).host)
          elsewhere.push(request.url());
      });
      await page.goto(`${url}/explorer`);
    });
    afterAll(() => browser.close());

    it('runs the first query with the demo token and shows its answer', async () => {
      await page.getByRole('button', { name: /execute query/i }).click();
      await page.waitForFunction(() =>
        (document.querySelector('.graphiql-response')?.textContent ?? '').includes('"remainingBalance"'),
      );
      const answer = await page.locator('.graphiql-response').textContent();
      expect(answer).toContain('"role"');
      expect(answer).not.toContain('errors');
    });

    it('has read the schema, and shows the docs of a field', async () => {
      await page.getByRole('button', { name: /show documentation explorer/i }).click();
      await page.locator('.graphiql-doc-explorer').getByText('Query', { exact: true }).first().click();
      await page.locator('.graphiql-doc-explorer').getByText('portfolio', { exact: true }).first().click();
      expect(await page.locator('.graphiql-doc-explorer').textContent()).toContain('PortfolioSummary');
    });

    it('follows a loan as it changes', async () => {
      const servicer = await demoClient(url, dataDir, 'SERVICER');
      const { loans } = await servicer.data<{ loans: { edges: { node: { id: string } }[] } }>(
        '{ loans(first: 1, filter: { loanStatus: [ACTIVE] }) { edges { node { id } } } }',
      );
      const loanId = loans.edges[0]!.node.id;
      const query = `subscription { loanUpdated(loanId: "${loanId}") { event { command } } }`;
      await page.goto(`${url}/explorer?query=${encodeURIComponent(query)}`);
      const followed = page.waitForResponse((response) => response.url().includes('subscription'));
      await page.getByRole('button', { name: /execute query/i }).click();
      await followed;
      const answer = page.locator('.graphiql-response');
      await expect
        .poll(
          async () => {
            await command(servicer, 'submitRepayment', { loanId, amount: '1.00', method: 'ACH' });
            return answer.textContent();
          },
          { interval: 300 },
        )
        .toContain('submitRepayment');
    });

    it('asked no other host for anything', () => {
      expect(elsewhere).toEqual([]);
    });
  },
);
