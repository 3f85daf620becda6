import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPrivateFile } from '../../src/platform/files/private-file.js';
import { scratchFolder } from '../support/cli-records.js';

async function written(file: string, text: string, ifThere: 'KEEP' | 'REPLACE' = 'KEEP'): Promise<void> {
  const output = await createPrivateFile(file, ifThere);
  try {
    await output.write(text);
    await output.flush();
    await output.publish();
  } finally {
    await output.close();
  }
}

describe('a file with personal data', () => {
  it('is its owner’s alone, and leaves nothing else in its folder', async () => {
    const folder = scratchFolder();
    await written(join(folder, 'bank.ach'), 'payments');
    expect(readdirSync(folder)).toEqual(['bank.ach']);
    expect(statSync(join(folder, 'bank.ach')).mode & 0o777).toBe(0o600);
  });

  it('reuses no file, follows no link and empties nothing, also when nothing is written', async () => {
    const folder = scratchFolder();
    const target = join(folder, 'target');
    const file = join(folder, 'bank.ach');
    writeFileSync(target, 'kept');
    symlinkSync(target, `${file}.partial`);
    symlinkSync(target, `${file}.part`);
    writeFileSync(join(folder, 'other.partial'), 'kept', { mode: 0o666 });
    await (await createPrivateFile(file, 'KEEP')).close();
    await written(file, 'payments');
    expect(readFileSync(target, 'utf8')).toBe('kept');
    expect(lstatSync(file).isSymbolicLink()).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(
      ['bank.ach', 'bank.ach.part', 'bank.ach.partial', 'other.partial', 'target'].sort(),
    );
  });

  it('takes the place of a link, and never writes through it', async () => {
    const folder = scratchFolder();
    const [target, link] = [join(folder, 'target'), join(folder, 'link')];
    writeFileSync(target, 'kept');
    symlinkSync(target, link);
    await expect(written(link, 'payments')).rejects.toThrow('exists with other contents');
    await written(link, 'records', 'REPLACE');
    expect([readFileSync(target, 'utf8'), readFileSync(link, 'utf8')]).toEqual(['kept', 'records']);
  });

  it('is written by two at once: both succeed with the same bytes, and other bytes are refused by name', async () => {
    const file = join(scratchFolder(), 'bank.ach');
    const [one, two] = await Promise.all([createPrivateFile(file, 'KEEP'), createPrivateFile(file, 'KEEP')]);
    for (const output of [one, two]) {
      await output.write('payments');
      await output.flush();
    }
    await one.publish();
    await two.publish();
    await one.close();
    await two.close();
    await expect(written(file, 'other')).rejects.toThrow(`${file} cannot be written (it exists with other contents`);
    expect(readFileSync(file, 'utf8')).toBe('payments');
  });

  it('is refused before its bytes count as safe where another one has its name', async () => {
    const file = join(scratchFolder(), 'bank.ach');
    writeFileSync(file, 'of another day');
    const output = await createPrivateFile(file, 'KEEP');
    await output.write('payments');
    await expect(output.flush()).rejects.toThrow('exists with other contents');
    await output.close();
  });

  it('removes what a killed process left an hour ago, and nothing that may still be written', async () => {
    const folder = scratchFolder();
    const [left, live] = ['0123456789abcdef', 'fedcba9876543210'].map((id) => join(folder, `bank.ach.${id}.partial`));
    const anHourAgo = Date.now() / 1000 - 3601;
    for (const file of [left!, live!]) writeFileSync(file, 'accounts');
    utimesSync(left!, anHourAgo, anHourAgo);
    await written(join(folder, 'bank.ach'), 'payments');
    expect([existsSync(left!), existsSync(live!)]).toEqual([false, true]);
  });

  it('says which file and why when it cannot be created', async () => {
    const folder = scratchFolder();
    await expect(createPrivateFile(join(folder, 'missing', 'a.ach'), 'KEEP')).rejects.toThrow(
      /a\.ach cannot be written \(ENOENT\)/,
    );
    await expect(createPrivateFile(folder, 'KEEP')).rejects.toThrow('it is a folder');
  });
});
