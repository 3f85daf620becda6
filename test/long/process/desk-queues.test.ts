import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/chromium.js';
import { command } from '../../support/commands.js';
import { demoDesk } from '../../support/demo-desk.js';
import { confirmButton, openForm, seeAs, sendForm } from '../../support/desk.js';

const ACTIVE = 'filter: { loanStatus: [ACTIVE], bucket: [CURRENT] }';

describe.skipIf(chromiumPath === undefined)('the queues of the desk (skipped where no Chromium is installed)', () => {
  const desk = demoDesk(20);

  it('what is above a limit is asked for, and another client sees what it decides before it approves', async () => {
    const id = await desk().loanWith(ACTIVE);
    const { page, answers, complaints } = await desk().open(`/loans/${id}`);
    await openForm(page, 'Adjust principal');
    await page.getByRole('heading', { name: 'Request approval: Adjust principal' }).waitFor();
    await page.getByLabel('Amount').fill('-25.00');
    await page.getByLabel('Reason').fill('the title fee was financed twice');
    await sendForm(page);
    await page.getByText('Nothing changes until another person approves').first().waitFor();
    await page.getByRole('link', { name: 'approvals', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: id });
    await row.getByText('Another person must decide').waitFor();

    await seeAs(page, 'LENDER');
    answers.length = 0;
    await row.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('-$25.00').first().waitFor();
    expect(await dialog.textContent()).toContain('Requested by');
    expect(answers.join('')).not.toContain('financed twice');
    await confirmButton(page).click();
    await dialog.getByText('Approved and carried out.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('No open requests.').waitFor();
    await page.getByLabel('State').selectOption('APPROVED');
    await page.reload();
    expect(page.url()).toContain('state=APPROVED');
    await row.getByRole('link', { name: id }).click();
    await page.locator('.timeline').getByText('adjusted the principal').waitFor();
    expect(complaints).toEqual([]);
  });

  it('a refusal for want of an approval leads to asking, with the same input; a rejection says why', async () => {
    const id = await desk().loanWith(ACTIVE);
    const { page } = await desk().open(`/loans/${id}`);
    await openForm(page, 'Assess fee');
    await page.getByLabel('Kind').selectOption('LEGAL');
    await page.getByLabel('Amount').fill('900.00');
    await page.getByLabel('Reason').fill('court costs');
    await sendForm(page);
    await page.getByText('Above your limit of $250.00').waitFor();
    expect(await page.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Request approval' }).click();
    await page.getByRole('button', { name: 'Request approval', exact: true }).click();
    await page.getByText('Approval requested.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();

    await seeAs(page, 'LENDER');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByLabel('Reason').fill('no invoice');
    await sendForm(page);
    await page.getByText('Rejected.').waitFor();
  });

  it('a change of terms is quoted before it is sent, and what it would be refused for stands at its field', async () => {
    const id = await desk().loanWith(ACTIVE);
    const { page, sent } = await desk().open(`/loans/${id}`);
    await openForm(page, 'Re-age loan');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('hardship');
    await dialog.getByLabel('Installments').fill('0');
    await dialog.getByText('Not possible now').waitFor();
    await page.keyboard.press('Escape');

    await openForm(page, 'Change rate');
    const later = `${new Date().getUTCFullYear() + 1}-03-01`;
    await dialog.getByLabel('From').fill(later);
    await dialog.getByLabel('Annual rate percent').fill('4.5');
    await dialog.getByLabel('Reason').fill('kept a promise');
    await dialog
      .getByRole('row', { name: /^Rate from Mar 1/ })
      .getByText('4.50 %')
      .waitFor();
    await dialog.getByLabel('From').fill(new Date().toISOString().slice(0, 10));
    await dialog.getByLabel('Annual rate percent').fill('4.5');
    await dialog.getByLabel('Reason').fill('kept a promise');
    await dialog.getByText('Effect of the change').waitFor();
    expect(await dialog.getByRole('row', { name: /^Rate/ }).textContent()).toContain('4.50 %');
    expect(sent).not.toContain('DeskChangeRate');
    await confirmButton(page).click();
    await dialog.getByText('Done.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const terms = page.getByRole('group', { name: 'Terms over time' });
    await terms.getByText('4.50 %').waitFor();

    // It is reversed in its place.
    await terms.getByRole('button', { name: 'Undo change of terms' }).click();
    await dialog.getByText(/^Rate from/).waitFor();
    await dialog.getByLabel('Reason').fill('given by mistake');
    await sendForm(page);
    await dialog.getByText('Done.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => terms.count()).toBe(0);
  });

  it('a hold is placed on the loan, forbids commands with its reason, and is lifted in its queue', async () => {
    const id = await desk().loanWith(ACTIVE);
    const servicer = await desk().client('SERVICER');
    const { page } = await desk().open(`/loans/${id}`);
    await openForm(page, 'Place hold');
    await page.getByLabel('Kind').selectOption('PAYMENT_DISPUTE');
    await page.getByLabel('Reason').fill('says that it was paid');
    await sendForm(page);
    await page.getByText('Done.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('.entries').getByText('Dispute').waitFor();
    await page.locator('summary', { hasText: 'Collateral' }).click();
    await page
      .locator('.obstacle', { hasText: 'Repossess collateral' })
      .getByText(/dispute/)
      .waitFor();

    await command(servicer, 'placeHold', { loanId: id, kind: 'CEASE_CONTACT', reason: 'letters only' });
    await page.goto(`${desk().url}/desk/holds?kind=PAYMENT_DISPUTE`);
    const rows = page.getByRole('row').filter({ hasText: id });
    await rows.getByRole('button', { name: 'Lift hold' }).waitFor();
    expect(await rows.count()).toBe(1);
    await rows.getByRole('button', { name: 'Lift hold' }).click();
    await page.getByLabel('Reason').fill('it was settled');
    await sendForm(page);
    await page.getByText('Done.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByText('No holds match these filters.').waitFor();
    await seeAs(page, 'MARKETPLACE');
    await page.getByText('no access to servicing data').first().waitFor();
  });

  it('says why a command cannot be given now, offers none to who never gives any, and support to ask', async () => {
    const id = await desk().loanWith(ACTIVE);
    const { page } = await desk().open(`/loans/${id}`);
    await page.locator('summary', { hasText: 'Holds and losses' }).click();
    await page
      .locator('.obstacle', { hasText: 'Undo charge-off' })
      .getByText(/Not available/)
      .waitFor();
    await seeAs(page, 'AUDITOR');
    await page.getByRole('heading', { name: 'Access history' }).waitFor();
    expect(await page.locator('.menu').count()).toBe(0);
    await seeAs(page, 'SUPPORT');
    await openForm(page, 'Assess fee');
    await page.getByRole('heading', { name: 'Request approval: Assess fee' }).waitFor();
  });

  it('long lists are read on a phone without scrolling sideways, to their end', async () => {
    const { page, complaints } = await desk().open('/loans');
    await page.setViewportSize({ width: 360, height: 740 });
    const loans = page.getByRole('group', { name: 'Loans', exact: true });
    await loans.getByRole('link').first().waitFor();
    expect(await loans.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const count = Number(await loans.getByRole('table').getAttribute('aria-rowcount'));
    const last = loans.locator(`[aria-rowindex="${count}"]`);
    await expect
      .poll(async () => {
        await loans.evaluate((list) => {
          list.scrollTop = list.scrollHeight;
        });
        return last.getByRole('link').count();
      })
      .toBe(1);
    const id = (await last.getByRole('link').textContent())!;
    await last.getByRole('link').click();
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    await page.goBack();
    await last.getByRole('link', { name: id }).waitFor();
    expect(await last.evaluate((row) => row.getBoundingClientRect().top < innerHeight)).toBe(true);
    await page.setViewportSize({ width: 1200, height: 740 });
    await expect.poll(() => last.evaluate((row) => row.getBoundingClientRect().height)).toBe(40);
    expect(complaints).toEqual([]);
  });
});
