import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/chromium.js';
import { command } from '../../support/commands.js';
import { demoDesk } from '../../support/demo-desk.js';
import { axeFaults, seeAs, shiftOf } from '../../support/desk.js';

const ACTIVE = 'filter: { loanStatus: [ACTIVE], bucket: [CURRENT] }';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim());

async function tabTo(page: Page, name: string): Promise<void> {
  for (let time = 0; time < 120; time += 1) {
    if ((await focused(page))?.startsWith(name) === true) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

describe.skipIf(chromiumPath === undefined)('who can use the desk (skipped where no Chromium is installed)', () => {
  const desk = demoDesk(10);

  it('axe finds nothing wrong with any page, in light and dark, wide and on a phone', async () => {
    const loanId = await desk().loanWith(ACTIVE);
    const servicer = await desk().client('SERVICER');
    await command(servicer, 'placeHold', { loanId, kind: 'PAYMENT_DISPUTE', reason: 'says it was paid' });
    await command(servicer, 'requestApproval', {
      modifyLoan: { loanId, annualRatePercent: '5', principalForgiven: '100.00', reason: 'signed' },
    });
    const { page, complaints } = await desk().open('');
    const pages = [
      ['', 'By status'],
      ['/loans', 'in all'],
      [`/loans/${loanId}`, 'Timeline'],
      ['/payments', 'No payments in this state'],
      ['/approvals', 'in all'],
      ['/holds', 'in all'],
      ['/work', 'Nothing to do'],
      ['/webhooks', 'No webhooks'],
      ['/ledger', 'No period was closed'],
      ['/nowhere', 'Page not found'],
    ] as const;
    for (const [path, text] of pages) {
      await page.setViewportSize({ width: 1200, height: 900 });
      await page.goto(`${desk().url}/desk${path}`);
      await page.getByText(text).first().waitFor();
      expect(await shiftOf(page), `${path} moves by itself`).toBeLessThan(0.01);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page), `${path} in ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await axeFaults(page), `${path} on a phone`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${path} is no wider than a phone`).toBeLessThanOrEqual(360);
    }
    await page.goto(`${desk().url}/desk/loans/${loanId}`);
    await page.getByRole('button', { name: 'Take payment' }).click();
    expect(await axeFaults(page), 'a form').toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.locator('.commands summary').first().click();
    expect(await axeFaults(page), 'a menu').toEqual([]);
    await page.goto(`${desk().url}/desk/approvals`);
    await seeAs(page, 'LENDER');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText(/^Effect of the/).waitFor();
    expect(await axeFaults(page), 'what an approval would do').toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is used by the keyboard alone: to the list, down it, into a loan, through a form and out', async () => {
    const { page } = await desk().open('');
    const loanId = await desk().loanWith('orderBy: { field: CREATED_AT }');
    await page.getByText('By status').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the content');
    await tabTo(page, 'Loans');
    await page.keyboard.press('Enter');
    await page.getByText('in all').waitFor();
    await tabTo(page, loanId);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    const menu = (await page.locator('.menu:not(.quiet) summary').first().textContent()) ?? '';
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await focused(page)).toBe(menu);
  });

  it('a command is looked at, sent and left by the keyboard, which is never lost; its outcome is read out', async () => {
    const { page } = await desk().open(`/loans/${await desk().loanWith(ACTIVE)}`);
    const { keyboard } = page;
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    await tabTo(page, 'Take payment');
    await keyboard.press('Enter');
    const status = page.getByRole('dialog').getByRole('status');
    expect(await status.textContent()).toBe('');
    await keyboard.type('0.001');
    await keyboard.press('Tab');
    await keyboard.type('Cash');
    await tabTo(page, 'Take payment of');
    await keyboard.press('Enter');
    // What was refused is where the keyboard is.
    const amount = page.getByLabel('Amount');
    await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
    await keyboard.press('Control+A');
    await keyboard.type('15.25');
    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Close');
    expect(await status.textContent()).toContain('$15.25 is pending');
    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Take payment');

    await tabTo(page, 'Cancel payment');
    await keyboard.press('Enter');
    await tabTo(page, 'Cancel payment');
    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Close');
    await keyboard.press('Enter');
    // The button that opened it has left with what it did; the keyboard goes on in its table.
    await page.getByRole('group', { name: 'Payments' }).getByText('Cancelled').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Payments');
  });
});
