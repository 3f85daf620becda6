import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../../src/domain/calendar.js';
import { chromiumPath } from '../../support/chromium.js';
import { command } from '../../support/commands.js';
import { demoDesk } from '../../support/demo-desk.js';
import { axeFaults, confirmButton, openForm, seeAs, sendForm } from '../../support/desk.js';

const ACTIVE = 'filter: { loanStatus: [ACTIVE], bucket: [CURRENT] }';
const EARLY = 'filter: { loanStatus: [ACTIVE], bucket: [DAYS_1_29] }';
const LATE = 'filter: { loanStatus: [ACTIVE], bucket: [DAYS_30_59, DAYS_60_89, DAYS_90_119, DAYS_120_PLUS] }';

const today = businessDate(new Date().toISOString().slice(0, 10));
const before = (days: number) => addDays(today, -days);

async function carryOut(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await openForm(page, name);
  const form = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
    if (!(await field.isVisible())) await form.locator('summary').first().click();
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await sendForm(page);
  await form.getByText('Done.').waitFor();
  await form.getByRole('button', { name: 'Close' }).click();
}

describe.skipIf(chromiumPath === undefined)('default at the desk (skipped where no Chromium is installed)', () => {
  const desk = demoDesk(60);

  it('a hold is lifted for named commands only, by a document', async () => {
    const loanId = await desk().loanWith(ACTIVE);
    const servicer = await desk().client('SERVICER');
    const placed = await command(servicer, 'placeHold', { loanId, kind: 'BANKRUPTCY', reason: 'notice of the court' });
    const holdId = placed.hold?.id;
    const { page, complaints } = await desk().open('/holds?kind=BANKRUPTCY');
    const row = page.getByRole('row').filter({ hasText: loanId });
    await row.getByRole('button', { name: 'Lift hold' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Reason').fill('relief from stay');
    await form.getByText('Only for some commands', { exact: false }).first().click();
    await form.getByLabel('Allowed commands').selectOption(['modifyLoan']);
    await form.getByLabel('Document').fill('Docket entry 41');
    expect(await axeFaults(page)).toEqual([]);
    await sendForm(page);
    await form.getByText('Done.').waitFor();
    const { loan } = await servicer.data<{ loan: { holds: { edges: { node: { id: string } }[] } } }>(
      '{ loan(id: "' + loanId + '") { holds { edges { node { id liftedOn reliefs { commands } } } } } }',
    );
    const hold = loan.holds.edges.map(({ node }) => node).find(({ id }) => id === holdId);
    expect(hold).toEqual({ id: holdId, liftedOn: null, reliefs: [{ commands: ['modifyLoan'] }] });
    await command(servicer, 'liftHold', { holdId, reason: 'dismissed' });
    expect(complaints).toEqual([]);
  });

  it('collateral is repossessed after the cure notice, and sold after the notice of sale', async () => {
    const loanId = await desk().loanWith(LATE);
    const { page, complaints } = await desk().open(`/loans/${loanId}`);
    await carryOut(page, 'Record cure notice', { 'Sent on': before(25), 'Last day to cure': before(21) });
    await carryOut(page, 'Repossess collateral', { 'Repossessed on': before(20), 'Personal property': 'a child seat' });
    await carryOut(page, 'Record sale notice', { 'Kind of sale': 'PRIVATE', 'Sent on': before(15) });
    await carryOut(page, 'Sell collateral', { Proceeds: '1000.00' });
    const servicer = await desk().client('SERVICER');
    const { loan } = await servicer.data<{ loan: { collateral: { repossession: object } } }>(
      `{ loan(id: "${loanId}") { collateral { repossession { repossessedOn saleNoticeOn saleKind soldOn } } } }`,
    );
    expect(loan.collateral.repossession).toEqual({
      repossessedOn: before(20),
      saleNoticeOn: before(15),
      saleKind: 'PRIVATE',
      soldOn: today,
    });
    expect(complaints).toEqual([]);
  });

  it('a charge-off before its day says why it needs a second person, and asks for it', async () => {
    const loanId = await desk().loanWith(EARLY);
    const servicer = await desk().client('SERVICER');
    await command(servicer, 'placeHold', { loanId, kind: 'FRAUD', reason: 'the papers are false' });
    const { page } = await desk().open(`/loans/${loanId}`);
    await openForm(page, 'Charge off loan');
    const form = page.getByRole('dialog');
    await form.getByLabel('Reason').selectOption('FRAUD');
    await sendForm(page);
    await form.getByRole('alert').getByText('A charge-off before its day needs a second client.').waitFor();
    await form.getByRole('button', { name: 'Request approval' }).click();
    await confirmButton(page).click();
    await form.getByText('Approval requested.').waitFor();
  });

  it('a bankruptcy is placed as a hold with its case', async () => {
    const loanId = await desk().loanWith(ACTIVE);
    const { page, complaints } = await desk().open(`/loans/${loanId}`);
    await carryOut(page, 'Place hold', {
      Kind: 'BANKRUPTCY',
      Reason: 'notice of the court',
      'Bankruptcy: chapter': '13',
      'Bankruptcy: case number': '26-10417',
      'Bankruptcy: court': 'D. Colo.',
      'Bankruptcy: petition on': before(3),
    });
    const servicer = await desk().client('SERVICER');
    const { loan } = await servicer.data<{ loan: { holds: { nodes: { id: string; bankruptcy: object | null }[] } } }>(
      `{ loan(id: "${loanId}") { holds(first: 50) { nodes { id bankruptcy { chapter caseNumber court petitionOn } } } } }`,
    );
    const [hold] = loan.holds.nodes.filter(({ bankruptcy }) => bankruptcy !== null);
    expect(hold?.bankruptcy).toEqual({
      chapter: 13,
      caseNumber: '26-10417',
      court: 'D. Colo.',
      petitionOn: before(3),
    });
    await command(servicer, 'liftHold', { holdId: hold!.id, reason: 'dismissed' });
    expect(complaints).toEqual([]);
  });

  it('a product is added and cancelled, and the page shows the refund due', async () => {
    const loanId = await desk().loanWith(ACTIVE);
    const { page, complaints } = await desk().open(`/loans/${loanId}`);
    await carryOut(page, 'Add product', { Kind: 'GAP', Premium: '600.00' });
    await openForm(page, 'Cancel product');
    const form = page.getByRole('dialog');
    await form.getByLabel('Product').selectOption({ label: 'GAP, $600.00' });
    await form.getByLabel('Reason').fill('the vehicle was sold');
    await sendForm(page);
    await form.getByText('The provider owes a refund of', { exact: false }).waitFor();
    await form.getByRole('button', { name: 'Close' }).click();
    await page.getByText('GAP, cancelled', { exact: false }).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('a debit that came back can be retried, and says why it can not', async () => {
    const loanId = await desk().loanWith(ACTIVE);
    const servicer = await desk().client('SERVICER');
    const { repayment } = await command(servicer, 'submitRepayment', { loanId, amount: '5.00', method: 'ACH' });
    await command(servicer, 'markRepaymentSent', { repaymentId: repayment!.id });
    const failed = { repaymentId: repayment!.id, outcome: 'FAILED', reason: 'came back' };
    await command(servicer, 'acknowledgeRepayment', failed);
    const { page, sent } = await desk().open(`/loans/${loanId}`);
    await page.getByRole('button', { name: 'Retry payment' }).first().click();
    await sendForm(page);
    await page.getByRole('alert').getByText('The payment was not sent to the bank.').waitFor();
    expect(sent).toContain('DeskRetryPayment');
  });

  it('a notice of another amount is recorded from the row of its payment', async () => {
    const loanId = await desk().loanWith(ACTIVE);
    const { page } = await desk().open(`/loans/${loanId}`);
    await carryOut(page, 'Authorize autopay', {
      'Account holder': 'Ada Quillfeather',
      'Account number': '77001982374655',
      'Account type': 'CHECKING',
      'Consent text': 'I let Example Loans draw my payments from my account.',
      'Routing number': '021000021',
      'Notice above a difference': '25.00',
    });
    const servicer = await desk().client('SERVICER');
    const { loan } = await servicer.data<{ loan: { autopay: { noticeDifference: string } } }>(
      `{ loan(id: "${loanId}") { autopay { noticeDifference } } }`,
    );
    expect(loan.autopay.noticeDifference).toBe('25.00');
  });

  it('a period of the ledger is closed by one person, and reopened by two', async () => {
    const servicer = await desk().client('SERVICER');
    const months = async () =>
      (await servicer.data<{ portfolio: { monthEnds: object[] } }>('{ portfolio { monthEnds { month } } }')).portfolio
        .monthEnds.length;
    await expect.poll(months, { timeout: 60_000, interval: 1_000 }).toBeGreaterThan(3);
    const { page, complaints } = await desk().open('/ledger');
    await page.getByText('No period was closed.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const close = async (day: string) => {
      await page.getByLabel('Last day to close').fill(day);
      await page.getByRole('button', { name: 'Close period' }).click();
      await confirmButton(page).click();
    };
    await close(addDays(today, 1));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').getByText('has not run').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await close(before(40));
    await dialog.getByText('The ledger is closed through').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    const reopen = async () => {
      await page.getByRole('button', { name: 'Reopen period' }).click();
      await confirmButton(page).click();
    };
    await reopen();
    await dialog.getByText('Another person must do the same').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Another person must decide').waitFor();
    await seeAs(page, 'LENDER');
    await reopen();
    await dialog.getByText('is open again').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Reopened', { exact: true }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
