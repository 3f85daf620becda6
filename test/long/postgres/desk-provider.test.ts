import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumPath, openChromium } from '../../support/chromium.js';
import { openDesk } from '../../support/desk.js';
import { freePort } from '../../support/free-port.js';
import { startProviderProcess, type ProviderProcess } from '../../support/oidc-process.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openTestWorld, openWorld, type World } from '../../support/world.js';

const AUDIENCE = 'https://loans.example';

describe.skipIf(chromiumPath === undefined)(
  'log-in by an identity provider (skipped where no Chromium is installed)',
  () => {
    let world: World;
    let provider: ProviderProcess;
    let issuer: string;
    let browser: Browser;
    beforeAll(async () => {
      const port = await freePort();
      issuer = `http://127.0.0.1:${port}`;
      world = await openWorld({
        config: { oidc: { issuer, audience: AUDIENCE, deskClientId: 'desk' } },
      });
      // Tokens live so short that a session of the test outlives them.
      const redirectUri = `${world.url}/desk/login`;
      provider = await startProviderProcess({ port, audience: AUDIENCE, redirectUri, lifeSeconds: 6 });
      browser = await openChromium();
    }, 120_000);
    afterAll(async () => {
      await browser.close();
      await provider.stop();
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
      await page.getByRole('button', { name: 'Continue to the identity provider' }).click();
      await page.locator('input[name=login]').fill('ada');
      await page.locator('input[name=password]').fill('any');
      await page.getByRole('button').first().click();

      await page.getByRole('heading', { name: id }).waitFor();
      expect(page.url()).toBe(`${world.url}/desk/loans/${id}`);
      expect(await page.locator('.eyes').textContent()).toContain('ada · Servicer');
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
      await page.getByLabel('Client ID').waitFor();
      expect(await page.getByRole('button', { name: 'Log out' }).count()).toBe(0);
    });

    it('two people of one desk see different loans, under their names', async () => {
      const port = await freePort();
      const house = await openTestWorld({
        config: {
          oidc: {
            issuer: `http://127.0.0.1:${port}`,
            audience: AUDIENCE,
            deskClientId: 'desk',
            access: [
              {
                claim: ['groups'],
                value: 'servicing',
                role: 'SERVICER',
                loans: { kind: 'SERVICER', claim: ['servicer'] },
              },
            ],
          },
        },
      });
      const people = await startProviderProcess({
        port,
        audience: AUDIENCE,
        redirectUri: `${house.url}/desk/login`,
        people: {
          ada: { groups: ['servicing'], servicer: 'SRV-A' },
          bob: { groups: ['servicing'], servicer: 'SRV-B' },
          eve: {},
        },
      });
      onTestFinished(() => people.stop());
      const [ofAda, ofBob] = await house.loans([
        { ...SIMPLE_LOAN, primaryServicerId: 'SRV-A' },
        { ...SIMPLE_LOAN, primaryServicerId: 'SRV-B' },
      ]);
      const logIn = async (name: string) => {
        const { page } = await openDesk(browser, `${house.url}/desk/loans`);
        // No key is asked for: the rules say what people may do.
        expect(await page.getByLabel('API key of the desk').count()).toBe(0);
        await page.getByRole('button', { name: 'Continue to the identity provider' }).click();
        await page.locator('input[name=login]').fill(name);
        await page.locator('input[name=password]').fill('any');
        await page.getByRole('button').first().click();
        return page;
      };
      const [ada, bob] = [await logIn('ada'), await logIn('bob')];
      for (const [page, name, theirs, others] of [
        [ada, 'ada', ofAda, ofBob],
        [bob, 'bob', ofBob, ofAda],
      ] as const) {
        await page.getByRole('link', { name: theirs!.id }).waitFor();
        expect(await page.getByRole('link', { name: others!.id }).count()).toBe(0);
        expect(await page.locator('.eyes').textContent()).toContain(`${name} · Servicer`);
      }
      const eve = await logIn('eve');
      await eve.getByText('No access rule matches your account').waitFor();
    });
  },
);
