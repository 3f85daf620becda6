import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { chromiumPath, openChromium } from '../../support/chromium.js';
import { closeDay } from '../../support/close-day.js';
import { axeFaults, logIn, openDesk, confirmButton, openForm } from '../../support/desk.js';
import { seedAccounts } from '../../support/seed-accounts.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

describe.skipIf(chromiumPath === undefined)(
  'the desk after some months (skipped where no Chromium is installed)',
  () => {
    let world: World;
    let desk: TestClient;
    let browser: Browser;
    beforeAll(async () => {
      world = await openWorld({ clock: testClock('2026-04-16') });
      await seedAccounts(world.prisma, 24);
      for (const end of ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-15'])
        await closeDay(world.prisma, businessDate(end));
      desk = await world.client('SERVICER');
      browser = await openChromium();
    }, 240_000);
    afterAll(async () => {
      await browser.close();
      await world.close();
    });

    it('the board has the rates of each month and a heat map, whose cells lead to their lists', async () => {
      const { page, complaints } = await openDesk(browser, `${world.url}/desk`);
      await logIn(page, desk.credentials);
      const months = page.getByRole('group', { name: 'Delinquency trend' });
      await months.waitFor();
      const rows = await months.locator('tbody tr').allTextContents();
      expect(rows.map((row) => row.slice(0, 12))).toEqual([
        'Apr 15, 2026',
        'Mar 31, 2026',
        'Feb 28, 2026',
        'Jan 31, 2026',
      ]);
      const { portfolio } = await desk.data<{ portfolio: Portfolio }>(
        '{ portfolio { delinquencyRates { over30 over60 over90 } rollRates(months: 1) { month from to rate } } }',
      );
      for (const rate of Object.values(portfolio.delinquencyRates)) expect(rows[0]).toContain(percent(rate));

      const map = page.getByRole('group', { name: 'Roll rates' });
      const shown = (await map.locator('td a').allTextContents()).toSorted();
      expect(shown).toEqual(portfolio.rollRates.map(({ rate }) => percent(rate)).toSorted());
      expect(await axeFaults(page)).toEqual([]);
      const to = portfolio.rollRates.find((roll) => roll.to.startsWith('DAYS'))!.to;
      await map.locator(`td a[href="/desk/loans?bucket=${to}"]`).first().click();
      await page.getByText('in all').waitFor();
      expect(page.url()).toContain(`bucket=${to}`);
      expect(complaints).toEqual([]);
    });

    it('a fee is chosen among those that are open, and waived', async () => {
      const { loans } = await desk.data<{ loans: { edges: { node: { id: string; fees: Fees } }[] } }>(
        `{ loans(first: 100) { edges { node { id ${FEES} } } } }`,
      );
      const { id, fees } = loans.edges.map(({ node }) => node).find((node) => openOf(node.fees) > 0)!;
      const { page } = await openDesk(browser, `${world.url}/desk/loans/${id}`);
      await logIn(page, desk.credentials);
      await openForm(page, 'Waive fee');
      const fee = page.getByLabel('Fee', { exact: true });
      expect(await fee.locator('option').count()).toBe(openOf(fees) + 1);
      await fee.selectOption({ index: 1 });
      const outstanding = fees.edges.map(({ node }) => node.outstanding).find((amount) => Number(amount) > 0)!;
      await page.getByLabel('Amount').fill(outstanding);
      await page.getByLabel('Reason').fill('A courtesy of the desk');
      await confirmButton(page).click();
      await page.getByText('Done.').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.locator('.timeline').getByText('waived a fee').waitFor();
      const { loan } = await desk.data<{ loan: { fees: Fees } }>(`{ loan(id: "${id}") { ${FEES} } }`);
      expect(openOf(loan.fees)).toBe(openOf(fees) - 1);
    });
  },
);

interface Portfolio {
  readonly delinquencyRates: Readonly<Record<string, string>>;
  readonly rollRates: readonly { readonly to: string; readonly rate: string }[];
}

const FEES = 'fees(first: 50) { edges { node { outstanding } } }';

interface Fees {
  readonly edges: readonly { readonly node: { readonly outstanding: string } }[];
}

const openOf = ({ edges }: Fees): number => edges.filter(({ node }) => Number(node.outstanding) > 0).length;

const percent = (share: string): string =>
  `${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(share) * 100)} %`;
