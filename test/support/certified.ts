import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ownCertificate } from './own-certificate.js';
import { serverUser } from './server-user.js';

export interface Certified {
  readonly certFile: string;
  readonly keyFile: string;
}

/** Files with a certificate for `localhost` that vouches for itself, which a server of ours may read. */
export function certified(): Certified {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-tls-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const { key, cert } = ownCertificate('localhost');
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  const user = serverUser();
  if (user) for (const file of [folder, certFile, keyFile]) chownSync(file, user.uid, user.gid);
  return { certFile, keyFile };
}
