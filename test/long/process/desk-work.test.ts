import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/chromium.js';
import { command } from '../../support/commands.js';
import { demoDesk } from '../../support/demo-desk.js';
import { sendForm } from '../../support/desk.js';

const ACTIVE = 'filter: { loanStatus: [ACTIVE], bucket: [CURRENT] }';

describe.skipIf(chromiumPath === undefined)('work at the desk (skipped where no Chromium is installed)', () => {
  const desk = demoDesk(20);

  it('says that it is offline, keeps what it shows, and refetches it afterwards', async () => {
    const id = await desk().loanWith(ACTIVE);
    const { page } = await desk().open(`/loans/${id}`);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('You are offline').waitFor();
    expect(await page.getByRole('heading', { name: 'Timeline' }).count()).toBe(1);
    const servicer = await desk().client('SERVICER');
    await command(servicer, 'submitRepayment', { loanId: id, amount: '3.21', method: 'ACH' });
    expect(await page.getByText('$3.21').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByText('$3.21').first().waitFor();
    expect(await page.getByText('You are offline').count()).toBe(0);
  });

  it('a command that a lost connection swallowed is sent again by hand, and carried out once', async () => {
    const id = await desk().loanWith(ACTIVE);
    const { page } = await desk().open(`/loans/${id}`);
    await page.getByRole('button', { name: 'Take payment' }).click();
    await page.getByLabel('Amount').fill('4.56');
    await page.getByLabel('Method').selectOption('ACH');
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('DeskSubmitRepayment')) return route.continue();
      // It arrives, and its answer does not.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await sendForm(page);
    await page.getByRole('alert').getByText('Retrying won’t duplicate it.').waitFor();
    await page.unroute('**/graphql');
    await sendForm(page);
    await page.getByText('Expected allocation').waitFor();
    const servicer = await desk().client('SERVICER');
    const { loan } = await servicer.data<{ loan: { repayments: { edges: { node: { amount: string } }[] } } }>(
      `{ loan(id: "${id}") { repayments(first: 50) { edges { node { amount } } } } }`,
    );
    expect(loan.repayments.edges.filter(({ node }) => node.amount === '4.56')).toHaveLength(1);
  });

  it('a token is renewed before it ends, and one that is refused is replaced; no storage ever has it', async () => {
    const { page } = await desk().open('/loans');
    await page.getByText('in all').waitFor();
    const given: string[] = [];
    await page.route('**/desk/demo/*', async (route) => {
      const response = await route.fetch();
      const access = (await response.json()) as { accessToken: string };
      given.push(access.accessToken);
      // The gateway does not know the first one.
      if (given.length === 1) access.accessToken += 'x';
      await route.fulfill({ response, json: access });
    });
    await page.clock.install();
    await page.reload();
    await page.getByText('in all').waitFor();
    expect(given).toHaveLength(2);

    await page.clock.fastForward('14:30');
    const used = page.waitForRequest('**/graphql');
    await page.getByRole('link', { name: 'Home' }).click();
    expect((await used).headers().authorization).toBe(`Bearer ${given[2] ?? ''}`);
    await page.getByText('By status').waitFor();
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    for (const token of given) expect(stored).not.toContain(token);
  });
});
