import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/chromium.js';
import { demoDesk } from '../../support/demo-desk.js';
import { axeFaults } from '../../support/desk.js';

describe.skipIf(chromiumPath === undefined)('the pages offline (skipped where no Chromium is installed)', () => {
  const desk = demoDesk(10);

  it('the worker is served for both pages, asks this gateway alone, and is updated', async () => {
    const { headers, status } = await fetch(`${desk().url}/desk/worker.js`);
    expect(status).toBe(200);
    expect(headers.get('service-worker-allowed')).toBe('/');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
  });

  it('opens without the network after one visit, says so, and goes on when it is back', async () => {
    const { page } = await desk().open('/loans');
    await page.getByText('in all').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.goto(`${desk().url}/desk/payments`);
    await page.getByText('You are offline').first().waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByText('No payments in this state').waitFor();
  });

  it('keeps its own files and nothing that was answered', async () => {
    const { page } = await desk().open('/loans');
    await page.getByText('in all').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const kept = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
      return found;
    });
    expect(kept).toContain('/desk');
    expect(
      kept.filter((path) => path !== '/desk' && !/^\/desk\/assets\/[\w.-]+-[\w-]{8}\.(js|css)$/.test(path)),
    ).toEqual([]);
  });

  it('the explorer opens without the network too', async () => {
    const context = await desk().browser.newContext();
    const page = await context.newPage();
    await page.goto(`${desk().url}/explorer`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await page.getByText('You are offline').waitFor();
    await context.setOffline(false);
    await page.getByLabel('Asked as').waitFor();
    await context.close();
  }, 60_000);
});
