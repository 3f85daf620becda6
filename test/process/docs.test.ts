import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openChromium } from '../support/chromium.js';
import { axeFaults } from '../support/desk.js';
import { GatewayProcess, newDataDir } from '../support/gateway-process.js';
import { someOf } from '../support/runs.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let dataDir: string;
let gateway: GatewayProcess;
let url: string;
beforeAll(async () => {
  spawnSync(process.execPath, ['scripts/docs.js'], { cwd: ROOT });
  dataDir = newDataDir();
  gateway = new GatewayProcess(['serve', '--demo-loans', '1'], { DATA_DIR: dataDir });
  url = await gateway.url();
  // Where npm test did not build the documentation yet.
}, 240_000);
afterAll(async () => {
  await gateway.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the documentation as it is served', () => {
  it('is named in the first lines of a start', () => {
    expect(gateway.stdout).toContain(`Docs      ${url}/docs`);
  });

  it('has pages without inline code, which load files of this gateway only', async () => {
    for (const path of ['/docs', '/docs/', '/docs/security', '/docs/decisions/0007-audit-log']) {
      const response = await fetch(`${url}${path}`);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const policy = response.headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(page).not.toMatch(/<style|<script(?![^>]* src=)|<[^>]* style="|(src|href)="https?:[^"]*\.(js|css|woff2)/);
    }
  });

  it('has files that browsers keep and that come compressed', async () => {
    const page = await (await fetch(`${url}/docs/money`)).text();
    const files = [...page.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, path = '']) => path,
    );
    expect(files.length).toBeGreaterThan(1);
    for (const path of files) {
      const response = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } });
      await response.body?.cancel();
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    expect((await fetch(`${url}/docs/assets/unknown.js`)).status).toBe(404);
  });

  it('answers an unknown page, and one outside its folder, with its page for that', async () => {
    for (const path of ['/docs/no-such-page', '/docs/..%2fmain.js', '/docs/.stamp', '/docs/%2e%2e/main.js']) {
      const response = await fetch(`${url}${path}`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('import ');
    }
  });
});

/** What people ask, the page and heading that answers it, and words of the answer. */
const QUESTIONS = [
  ['refund a late fee', '/docs/guides/servicer#refund-a-late-fee', 'refundFee'],
  ['who can see an SSN', '/docs/concepts/who-sees-what#who-can-see-an-ssn', 'Borrower.ssn'],
  ['run on PostgreSQL', '/docs/guides/platform#run-on-postgresql', 'DATABASE_URL'],
  ['my token expired', '/docs/guides/integrator#my-token-expired', 'Get a new token once'],
  ['add a webhook', '/docs/webhooks#add-a-webhook', 'createWebhook'],
] as const;

describe.skipIf(chromiumPath === undefined)('the documentation in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });
  afterAll(() => browser.close());

  async function openPage(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
    const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${url}${path}`);
    await page.locator('html').getByRole('heading', { level: 1 }).waitFor();
    return { context, page, complaints };
  }

  const search = async (page: Page, words: string) => {
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill(words);
    await page.locator('#localsearch-list .result').first().waitFor();
  };

  it.each(someOf(QUESTIONS, 2))('answers "%s" from the search within two clicks', async (words, address, answer) => {
    const { context, page, complaints } = await openPage('/docs');
    await search(page, words);
    await page.locator('#localsearch-list .result').first().click();
    await page.waitForURL(`${url}${address}`);
    await page.locator('main').getByText(answer).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  const VIEWS = [
    ['light', 360],
    ['dark', 1400],
    ['light', 1400],
    ['dark', 360],
  ] as const;
  const LOOKED_AT = [
    '/docs',
    '/docs/start/first-screen',
    '/docs/concepts/loan-life',
    '/docs/security',
    '/docs/reference/graph/objects',
    '/docs/reference/commands/waiveFee',
  ];

  const SEEN = LOOKED_AT.flatMap((path) => VIEWS.map((view) => [path, ...view] as const));

  it.each(someOf(SEEN, 5))(
    '%s, %s, %i pixels wide, has no faults that axe finds and fits the screen',
    async (...seen) => {
      const [path, colorScheme, width] = seen;
      const { context, page, complaints } = await openPage(path, { colorScheme, viewport: { width, height: 900 } });
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('shows the reference as one role sees it', async () => {
    const { context, page } = await openPage('/docs/reference/graph/objects');
    const row = page
      .locator('tr', { hasText: 'Nine digits' })
      .or(page.locator('tr:has(td code:text-is("ssn"))'))
      .first();
    await page.getByLabel('Seen as').selectOption('underwriter');
    await expect.poll(() => row.isVisible()).toBe(true);
    await page.getByLabel('Seen as').selectOption('support');
    await expect.poll(() => row.isVisible()).toBe(false);
    await page.getByText('not visible to support').waitFor();
    await page.reload();
    await expect.poll(() => row.isVisible()).toBe(false);
    await context.close();
  });
});
