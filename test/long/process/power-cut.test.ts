import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '../../../src/platform/postgres/embedded.js';
import { insertion } from '../../../src/platform/postgres/statement.js';
import { embeddedKeys } from '../../../src/platform/sealing/embedded-keys.js';
import { newDataDir } from '../../support/gateway-process.js';
import { keepWhatIsSynced } from '../../support/power-cut.js';
import { seededRandom } from '../../support/seeded-random.js';

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'loan-gateway-disk-'));
  onTestFinished(() => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
};

/** Of what was not synced, a disk holds any part: pages of each file are taken from one or the other. */
function mixed(live: string, disk: string, seed: number): string {
  const random = seededRandom(seed);
  const made = folder();
  cpSync(disk, made, { recursive: true });
  for (const entry of readdirSync(live, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name).slice(live.length);
    if (!entry.isFile() || !existsSync(join(disk, place))) continue;
    const [written, synced] = [readFileSync(join(live, place)), readFileSync(join(disk, place))];
    if (written.equals(synced)) continue;
    const bytes = Buffer.alloc(random.chance(0.5) ? synced.length : Math.max(written.length, synced.length));
    synced.copy(bytes);
    for (let at = 0; at < bytes.length; at += 4_096)
      if (random.chance(0.5)) written.copy(bytes, at, at, Math.min(at + 4_096, written.length));
    writeFileSync(join(made, place), bytes);
  }
  return made;
}

const KEYS = `SELECT "key" FROM "IdempotencyKey" ORDER BY "key"`;
const store = (key: string) =>
  insertion('IdempotencyKey', [{ clientId: 'CL', operation: 'test', key, inputHash: Buffer.alloc(1), answer: '{}' }]);

it('a power cut takes nothing that was answered from an embedded database, and none of its keys', async () => {
  const [live, disk] = [newDataDir(), folder()];
  const stop = keepWhatIsSynced(live, disk);
  onTestFinished(stop);
  const keys = embeddedKeys(live);
  const database = await openEmbedded(live);
  onTestFinished(() => database.close());
  const answered: string[] = [];
  const caller = async (_: unknown, which: number) => {
    for (let count = 0; count < 8; count += 1) {
      const key = `h1:${which}.${count}`;
      await database.transact(20_000, (session) => session.write(store(key)));
      answered.push(key);
      if (which === 3 && count === 4) await database.prisma.$executeRaw`CHECKPOINT`;
    }
  };
  await Promise.all(Array.from({ length: 8 }, caller));
  stop();

  for (const left of [disk, mixed(live, disk, 1)]) {
    expect(embeddedKeys(left)).toEqual(keys);
    const after = await openEmbedded(left);
    const rows = await after.read<{ key: string }>({ text: KEYS, values: [] });
    expect(rows.map(({ key }) => key)).toEqual(answered.sort());
    await after.close();
  }
}, 240_000);
