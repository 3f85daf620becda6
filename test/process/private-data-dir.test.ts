import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROLES } from '../../src/domain/access/roles.js';
import { openEmbedded } from '../../src/platform/postgres/embedded.js';
import { demoClients } from '../../src/demo/demo-clients.js';
import { embeddedKeys } from '../../src/platform/sealing/embedded-keys.js';
import { privateFolder, writePrivately } from '../../src/platform/postgres/data-dir.js';
import { scratchFolder } from '../support/cli-records.js';
import { newDataDir } from '../support/gateway-process.js';

const allIn = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
    join(parentPath, name),
  ),
];

it('a data directory that was open to others before is closed to them', async () => {
  const dataDir = newDataDir();
  embeddedKeys(dataDir);
  writePrivately(join(dataDir, 'demo-clients.json'), JSON.stringify(ROLES.map((role) => ({ role }))));
  for (const path of allIn(dataDir)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);

  const database = await openEmbedded(dataDir);
  onTestFinished(() => database.close());
  embeddedKeys(dataDir);
  const unused = { run: () => Promise.reject(new Error('there are clients already')) };
  await demoClients(dataDir, unused, { now: () => new Date(), sleep: () => Promise.resolve() }, undefined);
  const open = allIn(dataDir).filter((path) => !path.endsWith('lock') && (statSync(path).mode & 0o077) !== 0);
  expect(open).toEqual([]);
});

it('a shared folder is not taken for one', () => {
  const shared = scratchFolder();
  chmodSync(shared, 0o1777);
  expect(() => {
    privateFolder(shared);
  }).toThrow('is shared with other programs');
});
