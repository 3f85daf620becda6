import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ndjsonFile, recordsIn, sampleLine, scratchFolder } from '../../support/cli-records.js';
import { newDataDir, runCli, startProcess } from '../../support/gateway-process.js';

let DATA_DIR: string;
beforeAll(() => {
  DATA_DIR = newDataDir();
});
afterAll(() => {
  rmSync(DATA_DIR, { recursive: true, force: true });
});

describe('import', () => {
  it('passes over a line that is too long, and takes the rest', async () => {
    const file = join(scratchFolder(), 'long.ndjson');
    await writeLongLine(file, 65);
    const { code, stdout, stderr } = await runCli(['import', file], { DATA_DIR });
    expect(stderr).toMatch(/^line 1: the line is longer than \d+ MB\n$/);
    expect([code, stdout.trimEnd().split('\n').at(-1)]).toEqual([1, '1 stored, 0 unchanged, 1 rejected']);
  });

  // The embedded database takes several hundred megabytes of its own, so the reader is measured without it.
  it('holds no line of 300 MB', async () => {
    const file = join(scratchFolder(), 'long.ndjson');
    await writeLongLine(file, 300);
    const reader = new URL('../../../dist/modules/cli/ndjson-lines.js', import.meta.url).href;
    const script = `
      const { ndjsonLines } = await import(${JSON.stringify(reader)});
      let lines = 0;
      for await (const line of ndjsonLines(${JSON.stringify(file)})) lines += line.number;
      console.log(lines, process.resourceUsage().maxRSS / 1024);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    const [lines, megabytes] = stdout.trim().split(' ').map(Number);
    expect(lines).toBe(1 + 2);
    expect(megabytes).toBeLessThan(250);
  });
});

describe('in the middle of its work', () => {
  it('an import that is killed goes on where it was, and an export that is stopped leaves nothing behind', async () => {
    const dataDir = newDataDir();
    const file = ndjsonFile(Array.from({ length: 55 }, (_, number) => sampleLine(number)));
    const first = startProcess(['import', file], { DATA_DIR: dataDir });
    await expect.poll(() => first.stdout, { timeout: 60_000 }).toContain('"stored":50');
    await first.stop('SIGKILL');
    const second = await runCli(['import', file], { DATA_DIR: dataDir });
    expect(second).toMatchObject({ code: 0, stderr: '' });
    const [, stored, unchanged] = /(\d+) stored, (\d+) unchanged, 0 rejected\n$/.exec(second.stdout) ?? [];
    expect(Number(stored) + Number(unchanged)).toBe(55);
    expect(Number(unchanged)).toBeGreaterThanOrEqual(50);
    const exported = join(scratchFolder(), 'export.ndjson');
    expect((await runCli(['export', exported], { DATA_DIR: dataDir })).stdout).toContain('55 exported');
    expect(new Set(recordsIn(exported).map(({ loanId }) => loanId)).size).toBe(55);

    const folder = scratchFolder();
    const stopped = join(folder, 'stopped.ndjson');
    // An earlier file there is no reason to write personal data where others can read it.
    writeFileSync(`${stopped}.partial`, '', { mode: 0o644 });
    const exporting = startProcess(['export', stopped], { DATA_DIR: dataDir });
    const partial = () => readdirSync(folder).find((name) => /\.[0-9a-f]{16}\.partial$/.test(name));
    const mode = () => statSync(join(folder, partial() ?? 'none'), { throwIfNoEntry: false })?.mode;
    await expect.poll(mode, { interval: 5, timeout: 60_000 }).toBe(0o100600);
    const { code, stderr } = await exporting.stop('SIGINT');
    expect([code, stderr]).toEqual([130, expect.stringContaining('interrupted')]);
    expect(readdirSync(folder)).toEqual(['stopped.ndjson.partial']);
    rmSync(dataDir, { recursive: true, force: true });
  }, 240_000);
});

async function writeLongLine(file: string, megabytes: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write('{"loanId":"');
  const piece = 'x'.repeat(1024 * 1024);
  for (let written = 0; written < megabytes; written += 1) if (!stream.write(piece)) await once(stream, 'drain');
  stream.end(`"}\n${sampleLine(1)}\n`);
  await once(stream, 'finish');
}
