import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { headersOf, newSecret } from '../../src/features/webhook/send-deliveries.js';
import { poster } from '../../src/platform/outbound/post-message.js';

const page = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
const [, receiver = ''] = /<!-- receiver -->\s*```js\n(.*?)```/s.exec(page) ?? [];

it('the receiver of docs/webhooks.md takes what is signed, once, and nothing else', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'loan-gateway-receiver-')), 'receiver.mjs');
  writeFileSync(file, receiver);
  const secret = newSecret();
  const child = spawn(process.execPath, [file], { env: { PATH: process.env.PATH, WEBHOOK_SECRET: secret, PORT: '0' } });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const { post, close } = poster(['127.0.0.1']);
  onTestFinished(() => {
    close();
    child.kill();
  });
  await expect.poll(() => printed).toMatch(/listening at \d+/);
  const url = `http://127.0.0.1:${/listening at (\d+)/.exec(printed)?.[1] ?? ''}/`;
  const body = JSON.stringify({
    type: 'loan.fundLoan',
    timestamp: '2026-11-17T00:00:00Z',
    data: { loanId: 'LN-1', sequence: 1 },
  });
  const signed = (by: string, now = new Date()) => headersOf('msg-1', body, [{ secret: by }], now);
  for (let count = 0; count < 2; count += 1)
    expect(await post(url, signed(secret), body)).toMatchObject({ isTaken: true, code: 204 });
  const both = headersOf('msg-1', body, [{ secret: newSecret() }, { secret }], new Date());
  expect(await post(url, both, body)).toMatchObject({ isTaken: true });
  for (const headers of [signed(newSecret()), signed(secret, new Date(Date.now() - 3_600_000)), {}])
    expect(await post(url, headers, body)).toMatchObject({ isTaken: false, code: 401 });
  expect(printed.match(/loan\.fundLoan LN-1 1/g)).toHaveLength(1);
});
