import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openChromium } from '../../support/chromium.js';
import { logIn, openDesk } from '../../support/desk.js';
import { generatePortfolio } from '../../support/portfolio.js';
import type { TestClient } from '../../support/test-client.js';
import { openWorld, type World } from '../../support/world.js';

const LOANS = 100_000;

describe.skipIf(chromiumPath === undefined)('a long list in a browser (skipped where no Chromium is installed)', () => {
  let world: World;
  let desk: TestClient;
  let browser: Browser;
  beforeAll(async () => {
    world = await openWorld();
    await generatePortfolio(world.database.url!, LOANS, new Date().toISOString().slice(0, 10));
    desk = await world.client('SERVICER');
    browser = await openChromium();
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  /** The row at this place of the list, from 1 on, once it is drawn. */
  const loanAt = async (page: Page, place: number) => {
    const row = page.locator(`tr[aria-rowindex="${place + 1}"][aria-busy="false"]`);
    return row.locator('a').textContent({ timeout: 60_000 });
  };
  const scrollTo = (page: Page, share: number) =>
    page.getByRole('group', { name: 'Loans' }).evaluate((list, part) => {
      list.scrollTop = list.scrollHeight * part;
    }, share);

  it('goes by cursors to any of 100,000 loans, and draws those in view alone', async () => {
    const { page, answers, complaints } = await openDesk(browser, `${world.url}/desk/loans?sort=ID&direction=ASC`);
    await logIn(page, desk.credentials);
    await page.getByText('100,000 in all').waitFor();
    const first = await loanAt(page, 1);

    await page.getByRole('group', { name: 'Loans' }).press('End');
    const last = await loanAt(page, LOANS);
    expect(await page.locator('tbody tr').count()).toBeLessThan(80);

    const ends = await desk.data<Record<'head' | 'tail', { edges: { node: { id: string } }[] }>>(`{
      head: loans(first: 1, orderBy: { field: ID, direction: ASC }) { edges { node { id } } }
      tail: loans(last: 1, orderBy: { field: ID, direction: ASC }) { edges { node { id } } } }`);
    expect([first, last]).toEqual([ends.head.edges[0]!.node.id, ends.tail.edges[0]!.node.id]);
    // The rows between were skipped: no request asked for them.
    expect(answers.join('').match(/"remainingBalance"/g)!.length).toBeLessThan(1_000);

    await scrollTo(page, 0.5);
    const [middle] = await world.prisma.loan.findMany({
      select: { id: true },
      orderBy: { id: 'asc' },
      skip: LOANS / 2 - 1,
      take: 1,
    });
    expect(await loanAt(page, LOANS / 2)).toBe(middle!.id);
    expect(complaints).toEqual([]);
  }, 300_000);

  it('who comes back from a loan finds the list where it was left', async () => {
    const { page } = await openDesk(browser, `${world.url}/desk/loans?status=ACTIVE`);
    await logIn(page, desk.credentials);
    await page.getByText(/in all/).waitFor();
    await scrollTo(page, 0.01);
    const id = await loanAt(page, 660);
    await page.getByRole('link', { name: id! }).click();
    await page.getByRole('heading', { name: id! }).waitFor();
    await page.goBack();
    expect(await loanAt(page, 660)).toBe(id);
  });
});
