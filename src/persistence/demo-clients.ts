import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerClient, type ClientCredentials } from '../app/create-client.js';
import type { Clock, UnitOfWork } from '../app/ports.js';
import type { Role } from '../domain/access/roles.js';

export type DemoRole = Exclude<Role, 'BORROWER'>;

export interface DemoClient extends ClientCredentials {
  readonly role: DemoRole;
}

const DEMO_ROLES: readonly DemoRole[] = [
  'MARKETPLACE',
  'SUPPORT',
  'SERVICER',
  'UNDERWRITER',
  'LENDER',
  'AUDITOR',
  'ADMIN',
];

/** Clients to try the embedded gateway with. Their secrets stand beside the database, so they exist in this mode only. */
export async function demoClients(
  dataDir: string,
  unitOfWork: UnitOfWork,
  clock: Clock,
): Promise<readonly DemoClient[]> {
  const file = join(dataDir, 'demo-clients.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as DemoClient[];
  const clients = await unitOfWork.run(async (stores) => {
    const made: DemoClient[] = [];
    for (const role of DEMO_ROLES) {
      const name = `Demo ${role.toLowerCase()}`;
      const result = await registerClient(stores, clock, {
        name,
        role,
        portfolio: { kind: 'ALL' },
        subject: undefined,
      });
      if (!result.ok) throw new Error(result.refusal.message);
      made.push({ role, ...result.value });
    }
    return made;
  });
  writeFileSync(file, JSON.stringify(clients, null, 2), { mode: 0o600 });
  return clients;
}
