// node scripts/desk-picture.js http://127.0.0.1:4000: the picture of the README, of a demo gateway that runs there.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [, , gateway = 'http://127.0.0.1:4000'] = process.argv;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1160, height: 900 } });
  await page.goto(`${gateway}/desk/loans?status=ACTIVE&bucket=DAYS_30_59`);
  await page.locator('table a').first().click();
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.screenshot({ path: join(fileURLToPath(import.meta.url), '..', '..', 'docs', 'desk.png') });
} finally {
  await browser.close();
}
