import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerClient, type ClientCredentials } from '../app/client/manage-clients.js';
import type { AdministrationStores, Clock, UnitOfWork } from '../app/ports/ports.js';
import type { Portfolio } from '../domain/access/viewer.js';
import { ROLES, type Role } from '../domain/access/roles.js';
import { closeToOthers, writePrivately } from '../persistence/database/private-files.js';

export interface DemoClient extends ClientCredentials {
  readonly role: Role;
}

/**
 * Clients to try the embedded gateway with, one for each role. Their secrets stand beside the database, so they exist in
 * this mode only. The borrower's client needs a borrower, so it is there once a loan is.
 */
export async function demoClients(
  dataDir: string,
  unitOfWork: UnitOfWork<AdministrationStores>,
  clock: Clock,
  borrowerId: string | undefined,
): Promise<readonly DemoClient[]> {
  const file = join(dataDir, 'demo-clients.json');
  if (existsSync(file)) {
    closeToOthers(file);
    return JSON.parse(readFileSync(file, 'utf8')) as DemoClient[];
  }
  const clients = await unitOfWork.run(async (stores) => {
    const made: DemoClient[] = [];
    for (const role of ROLES) {
      if (role === 'BORROWER' && borrowerId === undefined) continue;
      const name = `Demo ${role.toLowerCase()}`;
      const portfolio: Portfolio =
        role === 'BORROWER' && borrowerId !== undefined ? { kind: 'BORROWER', id: borrowerId } : { kind: 'ALL' };
      const result = await registerClient(stores, clock, {
        name,
        role,
        portfolio,
        allLoans: portfolio.kind === 'ALL',
        subject: undefined,
      });
      if (!result.ok) throw new Error(result.refusal.message);
      made.push({ role, ...result.value });
    }
    return made;
  });
  writePrivately(file, JSON.stringify(clients, null, 2));
  return clients;
}
