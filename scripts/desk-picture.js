// node scripts/desk-picture.js http://127.0.0.1:4000: the pictures of the README, of a demo gateway that runs there.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [, , gateway = 'http://127.0.0.1:4000'] = process.argv;
const picture = (name) => join(fileURLToPath(import.meta.url), '..', '..', 'docs', `${name}.png`);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1160, height: 900 } });
  await page.goto(`${gateway}/desk/loans?status=ACTIVE&bucket=DAYS_30_59`);
  await page.locator('table a').first().click();
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await page.screenshot({ path: picture('desk') });
  await page.goto(`${gateway}/explorer`);
  await page.locator('select:enabled >> nth=1').waitFor();
  await page.getByRole('button', { name: /execute query/i }).click();
  await page.locator('.graphiql-response').getByText('remainingBalance').first().waitFor();
  await page.screenshot({ path: picture('explorer') });
} finally {
  await browser.close();
}
