// node scripts/desk-picture.js [address]: takes the pictures of the README, of the demo gateway at that address or of a new one. Run
// `npm run tools` and `npm run docs` first.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const path = (...names) => join(fileURLToPath(import.meta.url), '..', '..', ...names);
const demo = process.argv[2] === undefined ? await startDemo() : { url: process.argv[2], stop: () => undefined };
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1160, height: 900 } });
  const take = (name) => page.screenshot({ path: path('docs', `${name}.png`) });
  // The demo creates payments last.
  for (let pending = 0; pending < 3;) {
    await page.goto(`${demo.url}/desk/payments`);
    await page.getByText(/in all|No payments in this state/).waitFor();
    pending = await page.locator('table a').count();
  }
  await page.goto(`${demo.url}/desk/holds`);
  await page.locator('table a').first().click();
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await take('desk');
  await page.goto(`${demo.url}/docs/reference/commands/waiveFee`);
  await page.getByRole('heading', { level: 1, name: 'waiveFee' }).waitFor();
  await take('reference');
} finally {
  await browser.close();
  await demo.stop();
}

/** Starts a demo that is removed with its data when the pictures are taken. */
async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'loan-gateway-pictures-'));
  const gateway = spawn(process.execPath, [path('bin', 'loan-gateway.js'), 'serve'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    gateway.kill();
    await new Promise((resolve) => gateway.once('close', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  };
  let text = '';
  for await (const piece of gateway.stdout) {
    text += piece;
    const [, url] = /listens at (\S+)\n/.exec(text) ?? [];
    if (url) return { url, stop };
  }
  throw new Error(`The gateway ended: ${text}`);
}
