import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/chromium.js';
import { command, pay } from '../../support/commands.js';
import { demoDesk } from '../../support/demo-desk.js';
import { axeFaults, openForm, seeAs, sendForm } from '../../support/desk.js';

const ACTIVE = 'filter: { loanStatus: [ACTIVE], bucket: [CURRENT] }';

describe.skipIf(chromiumPath === undefined)('a loan at the desk (skipped where no Chromium is installed)', () => {
  const desk = demoDesk(20);

  it('deals are sorted by any column and laid side by side', async () => {
    const { page, complaints } = await desk().open(`/loans/${await desk().loanWith(ACTIVE)}`);
    await seeAs(page, 'UNDERWRITER');
    const deals = page.getByRole('group', { name: 'Deals', exact: true });
    const payment = deals
      .getByRole('columnheader', { name: 'Payment', exact: false })
      .filter({ hasText: 'Payment' })
      .first();
    await payment.getByRole('button').click();
    expect(await payment.getAttribute('aria-sort')).toBe('ascending');
    const amounts = async () =>
      (await deals.locator('tbody tr td:nth-child(4)').allTextContents()).map((text) =>
        Number(text.replace(/[$,]/g, '')),
      );
    const up = await amounts();
    expect(up.length).toBeGreaterThan(10);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    await payment.getByRole('button').click();
    expect(await amounts()).toEqual(up.toReversed());

    await deals.getByRole('checkbox').nth(0).check();
    await deals.getByRole('checkbox').nth(1).check();
    const compared = page.getByRole('group', { name: 'Deals compared' });
    expect(await compared.locator('tr').first().locator('td').count()).toBe(2);
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('a document opens in place, and the auditor sees to whom the loan was shown', async () => {
    const { page, complaints } = await desk().open(`/loans/${await desk().loanWith(ACTIVE)}`);
    await seeAs(page, 'UNDERWRITER');
    await page.getByRole('button', { name: 'Look for documents' }).click();
    const shown = page.waitForResponse((response) => response.url().includes('/documents/'));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const response = await shown;
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(await page.locator('iframe.document').getAttribute('title')).toBe('Credit report');
    await page.getByRole('button', { name: 'Close' }).click();

    await seeAs(page, 'AUDITOR');
    const entries = page.getByRole('group', { name: 'Access history' });
    await entries.getByText('Loan documents').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('a contract is funded with rules of its own, which stand in parts of the form', async () => {
    const { page, sent } = await desk().open(`/loans/${await desk().loanWith('filter: { loanStatus: [APPROVED] }')}`);
    await seeAs(page, 'LENDER');
    await openForm(page, 'Fund loan');
    const form = page.getByRole('dialog');
    // Fields that every contract needs are open; the rest is folded by subject.
    await form.getByLabel('Deal').selectOption({ index: 1 });
    for (const part of ['Late payments', 'Rules', 'Rules: late fee'])
      await form.getByText(`${part}, optional`, { exact: true }).click();
    await form.getByLabel('Grace days').fill('12');
    await form.getByLabel('Closing tolerance').fill('2.50');
    await form.getByLabel('Percent of unpaid').fill('5');
    await form.getByLabel('Cap', { exact: false }).last().fill('ten');
    await form.getByLabel('to confirm').fill('fund');
    await sendForm(page);
    await form.locator('[aria-invalid=true], :invalid').first().waitFor();
    await form.getByLabel('Cap', { exact: false }).last().fill('10');
    const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('DeskFundLoan'));
    await sendForm(page);
    const { variables } = (await asked).postDataJSON() as { variables: { input: object } };
    expect(variables.input).toMatchObject({
      dealId: expect.stringMatching(/./) as unknown,
      graceDays: 12,
      rules: { closingTolerance: '2.50', lateFee: { percentOfUnpaid: '5', cap: '10' } },
    });
    expect(sent).toContain('DeskFundLoan');
  });

  it('shows what was paid elsewhere as the record has it, apart from what was paid here', async () => {
    const servicer = await desk().client('SERVICER');
    const { loans } = await servicer.data<{
      loans: { edges: { node: { id: string; loanStatus: string; loanPayments: { paymentId: string }[] } }[] };
    }>('{ loans(first: 20) { edges { node { id loanStatus loanPayments } } } }');
    const { node } = loans.edges.find((one) => one.node.loanStatus === 'ACTIVE' && one.node.loanPayments.length > 0)!;
    const here = await pay(servicer, node.id, '5.00');
    const { page } = await desk().open(`/loans/${node.id}`);
    const record = page.getByRole('group', { name: 'Payments of the record' });
    await record.getByText(node.loanPayments.at(-1)!.paymentId, { exact: true }).waitFor();
    expect(await record.getByText(here).count()).toBe(0);
    await page.getByRole('group', { name: 'Payments', exact: true }).getByText('$5.00').first().waitFor();
    await seeAs(page, 'LENDER');
    await page.getByText('From the record: ').getByText('no access').waitFor();
  });

  it('is live once the gateway has accepted the connection, and not before', async () => {
    const id = await desk().loanWith(ACTIVE);
    const { page } = await desk().open('/payments');
    await page.getByLabel('State').waitFor();
    // A connection that is open and never accepted.
    await page.routeWebSocket('**/graphql', () => undefined);
    await page.goto(`${desk().url}/desk/loans/${id}`);
    await page.getByText('Not live').waitFor();
    expect(await page.getByText('Live', { exact: true }).count()).toBe(0);
    const second = await desk().open(`/loans/${id}`);
    await second.page.getByText('Live', { exact: true }).waitFor();
  });

  it('reads back as far as there is anything, and draws what became of each payment', async () => {
    const id = await desk().loanWith(ACTIVE);
    const servicer = await desk().client('SERVICER');
    const { loan } = await servicer.data<{ loan: { events: { totalCount: number } } }>(
      `{ loan(id: "${id}") { events { totalCount } } }`,
    );
    const events = loan.events.totalCount + 110;
    for (let time = 0; time < 55; time += 1) {
      const { repayment } = await command(servicer, 'submitRepayment', { loanId: id, amount: '5.00', method: 'ACH' });
      if (time === 0)
        await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment!.id, outcome: 'SETTLED' });
      else await command(servicer, 'cancelRepayment', { repaymentId: repayment!.id });
    }
    const { page } = await desk().open(`/loans/${id}`);
    await page.getByText(/^50 of 55 payments/).waitFor();
    expect(await page.getByRole('img', { name: /Parts of the last/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Older payments' }).click();
    await page.getByText(/^55 of 55 payments/).waitFor();
    await page.getByRole('img', { name: /Parts of the last 1 payments/ }).waitFor();

    await page.getByText(`50 of ${events} events`).waitFor();
    await page.getByRole('button', { name: 'Older events' }).click();
    await page.getByText(`${events} of ${events} events`).waitFor();
    expect(await page.locator('.timeline li').count()).toBe(events);
    // What happens meanwhile is added, and what was read stays.
    await command(servicer, 'submitRepayment', { loanId: id, amount: '6.66', method: 'ACH' });
    await page.getByText(`${events + 1} of ${events + 1} events`).waitFor();
  });
});
