import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openChromium } from '../support/chromium.js';
import { demoClient } from '../support/demo-client.js';
import { axeFaults, confirmButton, openDesk, openForm, seeAs, sendForm } from '../support/desk.js';
import { GatewayProcess, newDataDir } from '../support/gateway-process.js';

let dataDir: string;
let gateway: GatewayProcess;
let url: string;
beforeAll(async () => {
  dataDir = newDataDir();
  gateway = new GatewayProcess(['serve', '--demo-loans', '10'], { DATA_DIR: dataDir });
  url = await gateway.url();
});
afterAll(async () => {
  await gateway.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${url}${path}`, { method, headers });

describe('the desk as it is served', () => {
  it('is one page for every address below it, which allows nothing inline and no other host', async () => {
    for (const path of ['/desk', '/desk/loans/LN-1', '/desk/payments?state=SETTLED']) {
      const response = await ask(path);
      const page = await response.text();
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const policy = response.headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(page).not.toMatch(/<style|<script(?![^>]* src=)|(src|href)="https?:/);
      expect(page).not.toContain('lgk_');
    }
  });

  it('has files that are kept for long, come compressed, and are below 200 kB for the first view', async () => {
    const page = await (await ask('/desk')).text();
    const files = [...page.matchAll(/(?:src|href)="(\/desk\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(1);
    let bytes = page.length;
    for (const path of files) {
      const response = await ask(path, { 'accept-encoding': 'br' });
      expect(response.headers.get('cache-control')).toContain('immutable');
      bytes += Number(response.headers.get('content-length'));
      await response.body?.cancel();
    }
    expect(bytes).toBeLessThan(200_000);
    expect((await ask('/desk/assets/unknown.js')).status).toBe(404);
  });

  it('gives demo tokens to its own page on this computer only', async () => {
    const token = async (headers: Record<string, string>, role = 'SUPPORT') =>
      (await ask(`/desk/demo/${role}`, headers, 'POST')).status;
    expect(await token({})).toBe(200);
    expect(await token({ origin: url, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await token({ origin: 'https://studio.apollographql.com' })).toBe(404);
    expect(await token({ 'sec-fetch-site': 'cross-site' })).toBe(404);
    expect(await token({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await token({}, 'ADMIN')).toBe(404);
    expect(await (await ask('/desk/demo', { via: 'proxy' })).json()).toEqual({ roles: [] });
  });
});

const preflight = (origin: string, gatewayUrl = url) =>
  fetch(`${gatewayUrl}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,key,content-type',
    },
  });

const LOCAL = ['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:8080', 'https://localhost'];

describe('a frontend on this computer', () => {
  it.each(LOCAL)('can call the graph and REST from %s, without cookies', async (origin) => {
    const { headers } = await preflight(origin);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('vary')).toMatch(/origin/i);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const response = await ask('/v2/servicing/openapi.json', { origin });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('gets no demo credentials from the pages', async () => {
    const response = await ask('/desk/demo/SUPPORT', { origin: LOCAL[0]!, 'sec-fetch-site': 'same-site' }, 'POST');
    expect(response.status).toBe(404);
  });

  it.each([
    'http://localhost.example',
    'http://localhost:5173.example',
    'http://127.0.0.1.example:80',
    'http://xlocalhost:5173',
    'http://10.0.0.1:5173',
    'null',
  ])('is not %s', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is another origin as any in production', async () => {
    const place = newDataDir();
    const served = new GatewayProcess(['serve', '--demo-loans', '0'], { DATA_DIR: place, NODE_ENV: 'production' });
    try {
      const { headers } = await preflight(LOCAL[0]!, await served.url());
      expect(headers.get('access-control-allow-origin')).toBeNull();
    } finally {
      await served.stop();
      rmSync(place, { recursive: true, force: true });
    }
  });
});

describe('the Sandbox page', () => {
  it('comes with a first operation and the headers of a demo client', async () => {
    const page = await (await fetch(url)).text();
    expect(page).toContain('query FirstLook');
    expect(page).toMatch(/"sharedHeaders":\{"Authorization":"Bearer [\w.-]+","key":"lgk_[\w-]+"\}/);
    expect(page).toContain("initialEndpoint: window.location.origin + '/graphql'");
  });

  it('has no credentials for a page of another site, whether it may call the graph or not', async () => {
    // `fetch` writes its own `sec-fetch-mode`.
    const hasCredentials = async (headers: Record<string, string>) => {
      const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
      return (await text(response)).includes('lgk_');
    };
    expect(await hasCredentials({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBe(true);
    expect(await hasCredentials({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(true);
    for (const origin of ['https://studio.apollographql.com', 'null'])
      expect(await hasCredentials({ origin })).toBe(false);
    expect(await hasCredentials({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(false);
    expect(await hasCredentials({ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' })).toBe(false);
  });

  it('may call from its origin, and another site may not', async () => {
    const studio = 'https://studio.apollographql.com';
    const { headers } = await preflight(studio);
    expect(headers.get('access-control-allow-origin')).toBe(studio);
    expect(headers.get('access-control-allow-headers')).toBe('authorization,key,content-type');
    expect((await preflight('https://another-site.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the explorer as it is served', () => {
  it('is a small page without credentials, with parts that are kept for long and come compressed', async () => {
    const response = await fetch(`${url}/explorer`);
    const page = await response.text();
    expect(page.length).toBeLessThan(2_000);
    expect(page).toContain('name="viewport"');
    expect(page).not.toMatch(/lgk_|<script(?![^>]* src=)|(src|href)="https?:/);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    const parts = [...page.matchAll(/(?:src|href)="(\/desk\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, path = '']) => path,
    );
    expect(parts.length).toBeGreaterThan(1);
    for (const path of parts) {
      const part = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } });
      await part.body?.cancel();
      expect(part.headers.get('cache-control')).toContain('immutable');
      if (Number(part.headers.get('content-length')) > 1_024) expect(part.headers.get('content-encoding')).toBe('br');
    }
  });
});

describe.skipIf(chromiumPath === undefined)('the desk in a browser (skipped where no Chromium is installed)', () => {
  let browser: Browser;
  let loanId: string;
  let lastName: string;
  beforeAll(async () => {
    browser = await openChromium();
    const support = await demoClient(url, dataDir, 'SUPPORT');
    const { loans } = await support.data<{
      loans: { edges: { node: { id: string; borrower: { lastName: string } } }[] };
    }>(
      '{ loans(first: 1, filter: { loanStatus: [ACTIVE], bucket: [CURRENT] }) { edges { node { id borrower { id lastName } } } } }',
    );
    ({
      id: loanId,
      borrower: { lastName },
    } = loans.edges[0]!.node);
  });
  afterAll(() => browser.close());

  const payments = async () => {
    const servicer = await demoClient(url, dataDir, 'SERVICER');
    const { loan } = await servicer.data<{ loan: { repayments: { totalCount: number } } }>(
      `{ loan(id: "${loanId}") { id repayments(first: 1) { totalCount } } }`,
    );
    return loan.repayments.totalCount;
  };

  it('says so where a page cannot be shown, and shows the others', async () => {
    const { page } = await openDesk(browser, 'about:blank');
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"DeskBoard"')) return route.continue();
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { portfolio: object } };
      await route.fulfill({ response, json: { data: { ...data, portfolio: { ...data.portfolio, byBucket: {} } } } });
    });
    await page.goto(`${url}/desk`);
    await page.getByRole('alert').getByText('This page cannot be shown').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Pages' }).getByText('Loans').click();
    await page.getByText(loanId).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('shows each role what it may see, and what a role may not see never reaches it', async () => {
    const { page, answers, complaints } = await openDesk(browser, `${url}/desk/loans/${loanId}?tab=account`);
    await page.getByText(lastName).first().waitFor();
    await expect.poll(() => answers.join('')).toContain(lastName);

    await seeAs(page, 'MARKETPLACE');
    const personal = page.getByText(/no access to .*personal data/).first();
    await personal.waitFor();
    answers.length = 0;
    await page.reload();
    await personal.waitFor();
    expect(await page.getByText(/no access to .*servicing data/).count()).toBeGreaterThan(2);
    expect(await page.content()).not.toContain(lastName);
    await expect.poll(() => answers.join('')).toContain('FORBIDDEN');
    expect(answers.join('')).not.toContain(lastName);

    await seeAs(page, 'UNDERWRITER');
    await page.getByText(lastName).first().waitFor();
    await page.getByRole('link', { name: 'Documents and access' }).click();
    expect(await page.getByText(/^.*hidden · your role/).allTextContents()).toEqual([
      expect.stringContaining('the access history'),
    ]);
    expect(complaints).toEqual([]);
  });

  it('a payment goes from the form to the timeline, also of a second window, and a double click pays once', async () => {
    const before = await payments();
    const second = await openDesk(browser, `${url}/desk/loans/${loanId}`);
    await second.page.getByRole('heading', { name: 'Timeline' }).waitFor();
    const { page, sent } = await openDesk(browser, `${url}/desk/loans/${loanId}`);
    await page.getByRole('button', { name: 'Take payment' }).click();
    const likely = page.getByRole('dialog').locator('datalist option');
    expect(
      await likely.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).label)),
    ).toContain('Payoff');
    const payoff = (await likely.evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value),
    )) as [string];
    await page.getByLabel('Amount').fill(payoff[0]);
    await page.getByRole('region', { name: 'Preview' }).getByText('Loan status after').waitFor();
    await page.getByLabel('Amount').fill('12.34');
    const quoted = page.getByRole('region', { name: 'Effect of the payment' });
    await quoted.getByText('Interest').or(quoted.getByText('Principal $')).first().waitFor();
    expect(sent).not.toContain('DeskSubmitRepayment');
    await confirmButton(page).dblclick();
    await page.getByText('Expected allocation').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    for (const window of [page, second.page]) await window.locator('.timeline').getByText('$12.34').first().waitFor();
    expect(sent.filter((name) => name === 'DeskSubmitRepayment')).toHaveLength(1);
    expect(await payments()).toBe(before + 1);
  });

  it('what was sent and not answered is sent again after a reload, and is carried out once', async () => {
    const before = await payments();
    const { page } = await openDesk(browser, `${url}/desk/loans/${loanId}`);
    await page.getByRole('button', { name: 'Take payment' }).click();
    await page.getByLabel('Amount').fill('7.77');
    await page.getByLabel('Method').selectOption('ACH');
    let lost: () => void = () => undefined;
    const isLost = new Promise<void>((resolve) => (lost = resolve));
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('DeskSubmitRepayment')) return route.continue();
      await route.fetch();
      lost();
    });
    await sendForm(page);
    await isLost;
    expect(await payments()).toBe(before + 1);

    await page.reload();
    await page.unroute('**/graphql');
    await page.getByText('No reply yet').waitFor();
    expect(await page.getByLabel('Amount').inputValue()).toBe('7.77');
    await sendForm(page);
    await page.getByText('Expected allocation').waitFor();
    expect(await payments()).toBe(before + 1);
  });

  it('a refusal stands at the field that it is about, and another command asks again before it is sent', async () => {
    const { page, sent } = await openDesk(browser, `${url}/desk/loans/${loanId}`);
    await page.getByRole('button', { name: 'Take payment' }).click();
    const amount = page.getByLabel('Amount');
    await amount.fill('0.001');
    await page.getByLabel('Method').selectOption('ACH');
    await confirmButton(page).click();
    await page.getByRole('alert').waitFor();
    expect(await amount.getAttribute('aria-invalid')).toBe('true');
    const faultId = (await amount.getAttribute('aria-describedby'))!.split(' ').at(-1) ?? '';
    expect(await page.locator(`[id="${faultId}"]`).textContent()).not.toBe('');
    await page.keyboard.press('Escape');

    await openForm(page, 'Record valuation');
    await page.getByLabel('Amount').fill('9876.00');
    expect(sent).not.toContain('DeskRecordValuation');
    await confirmButton(page).click();
    await page.getByText('Done.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByText('$9,876.00').first().waitFor();
  });

  it('offers each role the pages and the commands that it may use, and no others', async () => {
    const { page } = await openDesk(browser, `${url}/desk/payments`);
    const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    const row = page.getByRole('row').filter({ hasText: '$12.34' });
    await row.getByRole('button', { name: 'Record outcome' }).waitFor();
    await seeAs(page, 'LENDER');
    await expect.poll(() => page.getByRole('columnheader', { name: 'Actions' }).count()).toBe(0);
    await row.waitFor();
    expect(await row.getByRole('button', { name: /^(?!Peek)/ }).count()).toBe(0);
    await seeAs(page, 'MARKETPLACE');
    await page.getByText('no access to servicing data').first().waitFor();
    expect(await pages.allTextContents()).toEqual(['Home', 'Loans']);
    await seeAs(page, 'BORROWER');
    await page.goto(`${url}/desk`);
    await page.getByRole('heading', { name: 'Loans' }).waitFor();
    expect(await pages.allTextContents()).toEqual(['Loans', 'Payments']);
    expect(await pages.first().getAttribute('aria-current')).toBe('page');
  });

  it('a payment is acknowledged in the queue', async () => {
    const { page } = await openDesk(browser, `${url}/desk/payments`);
    const row = page.getByRole('row').filter({ hasText: '$12.34' });
    await row.getByRole('button', { name: 'Record outcome' }).click();
    await page.getByLabel('Outcome', { exact: true }).selectOption('SETTLED');
    await confirmButton(page).click();
    await page.getByText('Done.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => row.count()).toBe(0);
  });

  it('filters and the order stay in the address, and the home page leads to its lists', async () => {
    const { page } = await openDesk(browser, `${url}/desk`);
    const balance = page.getByRole('columnheader', { name: 'Balance' });
    await page.getByRole('link', { name: 'Active', exact: true }).click();
    await page.getByText('Status: Active').waitFor();
    expect(page.url()).toBe(`${url}/desk/loans?status=ACTIVE`);
    await balance.getByRole('button').click();
    await page.reload();
    await expect.poll(() => balance.getAttribute('aria-sort')).toBe('descending');
    await balance.getByRole('button').click();
    await expect.poll(() => balance.getAttribute('aria-sort')).toBe('ascending');
    await page.goBack();
    await page.goBack();
    await page.getByText('Status: Active').waitFor();
    expect(await balance.getAttribute('aria-sort')).toBeNull();
    await page.getByRole('link', { name: 'All loans' }).click();
    await page.getByText('Status: any').waitFor();
    expect(page.url()).toBe(`${url}/desk/loans`);
  });

  it('finds a loan from the keyboard on any page, and what is searched never stands in the address', async () => {
    const { page } = await openDesk(browser, `${url}/desk/payments`);
    await page.getByRole('heading', { name: 'Payments' }).waitFor();
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Search loans, pages and actions' }).fill(loanId);
    await page.getByRole('option').filter({ hasText: lastName }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText(lastName).first().waitFor();
    expect(page.url()).toBe(`${url}/desk/loans/${loanId}`);
  });

  it('without a demo it asks for credentials, and says what is wrong with them', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.route('**/desk/demo', (route) => route.fulfill({ json: { roles: [] } }));
    await page.goto(`${url}/desk`);
    const { clientId, clientSecret, apiKey } = (await demoClient(url, dataDir, 'SUPPORT')).credentials;
    await page.getByLabel('Client ID').fill(clientId);
    await page.getByLabel('API key').fill(apiKey);
    await page.getByLabel('Secret').fill('wrong');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Wrong client ID, secret or API key').waitFor();
    await page.getByLabel('Secret').fill(clientSecret);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.reload();
    await page.getByLabel('Client ID').waitFor();
  });
});
