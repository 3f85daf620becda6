import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/chromium.js';
import { command } from '../../support/commands.js';
import { demoDesk } from '../../support/demo-desk.js';
import { axeFaults, confirmButton, seeAs } from '../../support/desk.js';

const QUEUED = 20;

/** Clicks of the pointer and keys that stand for one. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    (globalThis as unknown as { clicks: number }).clicks = 0;
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) (globalThis as unknown as { clicks: number }).clicks += 1;
      },
      true,
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks);
}

describe.skipIf(chromiumPath === undefined)(
  'tasks of a day at the desk (skipped where no Chromium is installed)',
  () => {
    const desk = demoDesk(QUEUED + 5);

    /** The demo creates its loans one after another. */
    const loans = async (first: number, filter = '') => {
      const servicer = await desk().client('SERVICER');
      const read = async () => {
        const { loans: found } = await servicer.data<{ loans: { nodes: { id: string }[] } }>(
          `{ loans(first: ${first}${filter}) { nodes { id } } }`,
        );
        return found.nodes.map(({ id }) => id);
      };
      await expect.poll(async () => (await read()).length, { timeout: 240_000, interval: 2_000 }).toBe(first);
      return read();
    };

    it('a caller is found by phone in two clicks', async () => {
      const [id = ''] = await loans(1, ', filter: { loanStatus: [ACTIVE] }');
      const support = await desk().client('SUPPORT');
      const { loan } = await support.data<{ loan: { borrower: { homePhone: string; lastName: string } } }>(
        `{ loan(id: "${id}") { borrower { id homePhone lastName } } }`,
      );
      const { page } = await desk().open('');
      await page.getByRole('button', { name: 'Search' }).waitFor();
      const clicks = await countClicks(page);
      await page.getByRole('button', { name: 'Search' }).click();
      await page
        .getByRole('dialog')
        .getByRole('combobox')
        .fill(loan.borrower.homePhone.replace(/^(...)(...)(....)$/, '($1) $2-$3'));
      await page.getByRole('option').filter({ hasText: id }).click();
      await page.getByText(loan.borrower.lastName).first().waitFor();
      expect(await clicks()).toBe(2);
      expect(page.url()).toBe(`${desk().url}/desk/loans/${id}`);
    });

    it('twenty loans of a queue take twenty outcomes and no list', async () => {
      const servicer = await desk().client('SERVICER');
      for (const loanId of await loans(QUEUED))
        await command(servicer, 'recordComplaint', {
          loanId,
          source: 'BORROWER',
          topic: 'FEES',
          text: 'asks for a statement',
        });
      const { page, sent, complaints } = await desk().open('/work');
      const card = page.getByRole('region', { name: 'Complaints' });
      await card.getByRole('link', { name: `Work ${QUEUED} loans` }).click();
      const place = page.getByRole('region', { name: 'Outcome' }).getByRole('status');
      await expect.poll(() => place.textContent(), { timeout: 60_000 }).toContain(`1 of ${QUEUED}`);
      expect(await axeFaults(page)).toEqual([]);
      sent.length = 0;
      const worked = new Set<string>();
      for (let number = 1; number <= QUEUED; number += 1) {
        await expect.poll(() => place.textContent(), { timeout: 60_000 }).toContain(`${number} of ${QUEUED}`);
        worked.add(
          (await page
            .getByRole('main')
            .getByText(/LN-[\w-]+/)
            .first()
            .textContent()) ?? '',
        );
        // By its button and by its digit in turn.
        if (number % 2 === 0) await page.keyboard.press('5');
        else await page.getByRole('button', { name: 'Resolved' }).click();
      }
      await page.getByText('No loan of this queue is left to claim.').waitFor();
      expect(worked.size).toBe(QUEUED);
      expect(sent.filter((name) => name === 'WorkComplete')).toHaveLength(QUEUED);
      expect(sent.filter((name) => name === 'DeskWorkQueues' || name === 'DeskLoans')).toEqual([]);
      expect(complaints).toEqual([]);
    });

    it('a request names its client and reason, and is approved in two clicks', async () => {
      const servicer = await desk().client('SERVICER');
      const [loanId = ''] = await loans(1, ', filter: { loanStatus: [ACTIVE] }');
      await command(servicer, 'requestApproval', {
        assessFee: { loanId, kind: 'LEGAL', amount: '900.00', reason: 'court costs' },
      });
      const { page } = await desk().open('/approvals');
      const row = page.getByRole('row').filter({ hasText: 'Assess fee' });
      await row.getByText('court costs').waitFor();
      await seeAs(page, 'LENDER');
      const cells = await row.textContent();
      expect(cells).not.toContain('client_');
      const clicks = await countClicks(page);
      await row.getByRole('button', { name: 'Approve' }).click();
      await confirmButton(page).click();
      await page.getByText('Approved and carried out.').waitFor();
      expect(await clicks()).toBe(2);
    });

    it('who saw the social security number of a person takes three clicks', async () => {
      const [id = ''] = await loans(1, ', filter: { loanStatus: [ACTIVE] }');
      const underwriter = await desk().client('UNDERWRITER');
      for (let time = 0; time < 3; time += 1)
        await underwriter.data(`query ReadNumber { loan(id: "${id}") { borrower { id ssn } } }`);
      const { page } = await desk().open('');
      await seeAs(page, 'AUDITOR');
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.getByRole('link', { name: 'Audit' }).waitFor();
      const clicks = await countClicks(page);
      await pages.getByRole('link', { name: 'Audit' }).click();
      await page.getByLabel('Loan or borrower').fill(id);
      await page.getByLabel('Value').selectOption({ label: 'Social security number' });
      await page.getByRole('button', { name: 'Show access' }).click();
      // Three reads of one client are one row.
      const row = page.getByRole('row').filter({ hasText: 'Read number' });
      await expect.poll(() => row.count()).toBe(1);
      expect(await row.textContent()).toContain('3');
      expect(await clicks()).toBeLessThanOrEqual(3);
      await page.getByLabel('Fold repeated page loads').uncheck();
      await expect.poll(() => row.count()).toBe(3);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('access-history.csv');
    });

    it('a list keeps its columns and views, and exports what it shows', async () => {
      const { page } = await desk().open('/loans?status=ACTIVE');
      await page.getByText('in all').waitFor();
      await page.locator('summary', { hasText: 'Columns' }).click();
      await page.getByRole('checkbox', { name: 'Matures' }).check();
      await page.getByRole('columnheader', { name: 'Matures' }).waitFor();
      await page.locator('summary', { hasText: 'Views' }).click();
      await page.getByLabel('Name of this view').fill('Running');
      await page.getByRole('button', { name: 'Save view' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      const { readFileSync } = await import('node:fs');
      const [heading = '', first = ''] = readFileSync(await file.path(), 'utf8').split('\r\n');
      expect(heading).toContain('Loan,Borrower,Status');
      expect(heading).toContain('Matures');
      expect(first).toMatch(/^LN-/);

      await page.goto(`${desk().url}/desk/loans`);
      await page.locator('summary', { hasText: 'Views' }).click();
      await page.getByRole('button', { name: 'Running', exact: true }).click();
      await page.getByText('Status: Active').waitFor();
      await page.getByRole('columnheader', { name: 'Matures' }).waitFor();
      await page
        .getByRole('button', { name: /^Peek at/ })
        .first()
        .click();
      await page.getByRole('dialog').getByText('Due now').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const id = (await page.locator('tr.opens a').first().textContent()) ?? '';
      await page.locator('tr.opens').first().getByText('Active').click();
      await expect.poll(() => page.url()).toBe(`${desk().url}/desk/loans/${id}`);
    });
  },
);
