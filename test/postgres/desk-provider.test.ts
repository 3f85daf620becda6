import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../../src/domain/access/visibility.js';
import { chromiumPath, openChromium } from '../support/chromium.js';
import { openDesk } from '../support/desk.js';
import { freePort } from '../support/free-port.js';
import { openWorld, type World } from '../support/world.js';

const PROVIDER = fileURLToPath(new URL('../support/oidc-provider.js', import.meta.url));
const AUDIENCE = 'https://loans.example';

describe.skipIf(chromiumPath === undefined)(
  'log-in by an identity provider (skipped where no Chromium is installed)',
  () => {
    let world: World;
    let provider: ChildProcess;
    let issuer: string;
    let browser: Browser;
    beforeAll(async () => {
      const port = await freePort();
      issuer = `http://127.0.0.1:${port}`;
      world = await openWorld({
        config: { oidc: { issuer, audience: AUDIENCE, deskClientId: 'desk' } },
      });
      const args = [PROVIDER, String(port), `${world.url}/desk/login`, AUDIENCE, SCOPES.join(' ')];
      provider = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
      await once(provider.stdout!, 'data');
      browser = await openChromium();
    }, 120_000);
    afterAll(async () => {
      await browser.close();
      provider.kill();
      await world.close();
    });

    it('goes to the provider and back with PKCE, keeps tokens in memory, and renews them before they end', async () => {
      const { id } = await world.loan();
      const { apiKey } = await world.register('SERVICER', { subject: 'desk', name: 'The desk' });
      const { page, complaints } = await openDesk(browser, `${world.url}/desk/loans/${id}`);
      const grants: URLSearchParams[] = [];
      page.on('request', (request) => {
        if (request.url() === `${issuer}/token` && request.method() === 'POST')
          grants.push(new URLSearchParams(request.postData() ?? ''));
      });
      await page.getByLabel('API key of the desk').fill(apiKey);
      await page.getByRole('button', { name: 'Go to the provider' }).click();
      await page.locator('input[name=login]').fill('ada');
      await page.locator('input[name=password]').fill('any');
      await page.getByRole('button').first().click();
      await page.getByRole('button', { name: 'Continue' }).click();

      await page.getByRole('heading', { name: id }).waitFor();
      expect(page.url()).toBe(`${world.url}/desk/loans/${id}`);
      expect(await page.locator('.eyes').textContent()).toContain('The desk');
      expect(grants[0]!.get('grant_type')).toBe('authorization_code');
      expect(grants[0]!.get('code_verifier')!.length).toBeGreaterThan(42);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

      await expect
        .poll(async () => {
          await page.getByRole('link', { name: 'Board' }).click();
          await page.getByRole('link', { name: 'Loans', exact: true }).click();
          await page.getByText('in all').waitFor();
          return grants.map((grant) => grant.get('grant_type'));
        })
        .toContain('refresh_token');
      await page.getByRole('link', { name: id }).waitFor();
      expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
    });

    it('who did not come from here is not let in', async () => {
      const { page } = await openDesk(browser, `${world.url}/desk/login?code=stolen&state=stolen`);
      await page.getByLabel('Client id').waitFor();
      expect(await page.getByRole('button', { name: 'Log out' }).count()).toBe(0);
    });
  },
);
