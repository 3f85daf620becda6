import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/chromium.js';
import { command } from '../../support/commands.js';
import { demoDesk } from '../../support/demo-desk.js';
import { axeFaults } from '../../support/desk.js';

/** What the answer of each example contains. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  Marketplace: /"predictedYield"/,
  Offer: /"predictedNetCashflow"/,
  Mine: /"schedule"/,
  Support: /"ssnLast4"/,
  Servicing: /"byBucket"/,
  Bankruptcy: /"termHistory"/,
  Desk: /"findBorrowers":\s*\[\s*\{/,
  Pay: /"preview"|IDEMPOTENCY_KEY_REUSED/,
  Underwriting: /"bureauAttributes"/,
  Conditions: /"stipulations"/,
  Owners: /"ownership"/,
  Audit: /"clientName"/,
};

describe.skipIf(chromiumPath === undefined)(
  'the explorer in a browser (skipped where no Chromium is installed)',
  () => {
    const demo = demoDesk(10);
    let page: Page;
    const elsewhere: string[] = [];
    const complaints: string[] = [];
    beforeAll(async () => {
      page = await demo().browser.newPage();
      page.setDefaultTimeout(60_000);
      page.on('request', (request) => {
        if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).host !== new URL(demo().url).host)
          elsewhere.push(request.url());
      });
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) complaints.push(message.text());
      });
      await page.goto(`${demo().url}/explorer`);
    });

    const answer = () => page.locator('.graphiql-response');
    // The editor is there with its examples.
    const isReady = () => expect.poll(() => page.getByLabel('Examples').isEnabled()).toBe(true);
    const run = async () => {
      await isReady();
      await page.getByRole('button', { name: /execute query/i }).click();
    };
    /** Chosen and run in one turn of the page: quicker than GraphiQL reads the new text. */
    const choose = async (example: string) => {
      await isReady();
      await page.getByLabel('Examples').evaluate((element, label) => {
        const select = element as HTMLSelectElement;
        select.value = [...select.options].find((option) => option.label === label)!.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        document.querySelector<HTMLButtonElement>('.graphiql-execute-button')!.click();
      }, example);
    };

    it('runs the first query with the demo token and shows its answer', async () => {
      await run();
      await expect.poll(() => answer().textContent()).toContain('"UNDERWRITER"');
      expect(await answer().textContent()).not.toContain('errors');
    });

    it('runs every example of the tour with its role and variables', async () => {
      await isReady();
      const names = await page.getByLabel('Examples').locator('option').allTextContents();
      expect(names.length).toBeGreaterThan(6);
      for (const name of names.slice(1)) {
        await page.getByLabel('Examples').selectOption({ label: name });
        const operation = name.split(' · ')[1]!;
        const editor = page.getByRole('region', { name: /operation editor/i });
        await expect.poll(() => editor.textContent(), { message: name }).toContain(operation);
        await run();
        await expect
          .poll(() => answer().textContent(), { message: name })
          .toMatch(ANSWERS[operation] ?? new RegExp(`no answer known for ${operation}`));
        expect(await answer().textContent(), name).not.toContain('"errors"');
      }
    });

    it('asks as another role', async () => {
      await page.getByLabel('Asked as').selectOption('UNDERWRITER');
      await expect
        .poll(async () => {
          await run();
          return answer().textContent();
        })
        .toContain('FORBIDDEN');
      await page.getByLabel('Asked as').selectOption('AUDITOR');
      await expect
        .poll(async () => {
          await run();
          return answer().textContent();
        })
        .toContain('"operation"');
      await page.getByLabel('Asked as').selectOption('UNDERWRITER');
    });

    it('renews its token before it ends, and when it was refused', async () => {
      const tokens: string[] = [];
      await page.route('**/desk/demo/*', async (route) => {
        const response = await route.fetch();
        const given = (await response.json()) as { accessToken: string; expiresIn: number };
        tokens.push(given.accessToken);
        // The first one is no good, the second is about to end.
        if (tokens.length === 1) given.accessToken = `${given.accessToken}x`;
        if (tokens.length === 2) given.expiresIn = 0;
        await route.fulfill({ response, json: given });
      });
      await page.reload();
      await page.getByLabel('Examples').waitFor();
      await choose('Marketplace · Marketplace');
      await expect.poll(() => answer().textContent()).toContain('"totalCount"');
      await expect
        .poll(async () => {
          await run();
          return tokens.length;
        })
        .toBeGreaterThan(2);
      await expect.poll(() => answer().textContent()).toContain('"totalCount"');
      await page.unroute('**/desk/demo/*');
    });

    it('has read the schema, and shows the docs of a field', async () => {
      await page.getByRole('button', { name: /show documentation explorer/i }).click();
      await page.locator('.graphiql-doc-explorer').getByText('Query', { exact: true }).first().click();
      await page.locator('.graphiql-doc-explorer').getByText('portfolio', { exact: true }).first().click();
      expect(await page.locator('.graphiql-doc-explorer').textContent()).toContain('PortfolioSummary');
    });

    it('follows a loan as it changes', async () => {
      const servicer = await demo().client('SERVICER');
      const { loans } = await servicer.data<{ loans: { edges: { node: { id: string } }[] } }>(
        '{ loans(first: 1, filter: { loanStatus: [ACTIVE] }) { edges { node { id } } } }',
      );
      const loanId = loans.edges[0]!.node.id;
      const query = `subscription { loanUpdated(loanId: "${loanId}") { event { command } } }`;
      await page.goto(`${demo().url}/explorer?query=${encodeURIComponent(query)}`);
      const followed = page.waitForEvent('websocket');
      await run();
      await followed;
      await expect
        .poll(
          async () => {
            await command(servicer, 'submitRepayment', { loanId, amount: '1.00', method: 'ACH' });
            return answer().textContent();
          },
          { interval: 300 },
        )
        .toContain('submitRepayment');
    });

    it('axe finds nothing wrong with it, in light and dark, with one tab and with two', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const seen = await demo().browser.newPage({ colorScheme });
        await seen.goto(`${demo().url}/explorer`);
        await expect.poll(() => seen.getByLabel('Examples').isEnabled(), { timeout: 60_000 }).toBe(true);
        expect(await axeFaults(seen), colorScheme).toEqual([]);
        await seen.getByRole('button', { name: 'New tab' }).click();
        await seen.getByRole('button', { name: 'Close Tab' }).first().waitFor();
        expect(await axeFaults(seen), colorScheme).toEqual([]);
        await seen.close();
      }
    });

    it('fits a phone', async () => {
      const phone = await demo().browser.newPage({ viewport: { width: 360, height: 740 } });
      await phone.goto(`${demo().url}/explorer`);
      await phone.getByLabel('Examples').waitFor();
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const boxOf = (part: string) => phone.locator(part).boundingBox();
      const [question, given] = [await boxOf('.graphiql-editors'), await boxOf('.graphiql-response')];
      expect(given!.y).toBeGreaterThan(question!.y + 100);
      expect(Math.min(question!.width, given!.width)).toBeGreaterThan(200);
    });

    it('asked no other host for anything, and kept to its content security policy', () => {
      expect(elsewhere).toEqual([]);
      expect(complaints).toEqual([]);
    });
  },
);
