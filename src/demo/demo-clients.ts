import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerClient, type ClientCredentials } from '../features/client/manage-clients.js';
import type { AdministrationStores, Clock } from '../features/ports.js';
import { type Role, ROLES } from '../domain/access/roles.js';
import type { Portfolio } from '../domain/access/viewer.js';
import { closeToOthers, writePrivately } from '../platform/postgres/data-dir.js';
import type { UnitOfWork } from '../platform/postgres/unit-of-work.js';

export interface DemoClient extends ClientCredentials {
  readonly role: Role;
}

/**
 * Clients to try the embedded gateway with, one for each role; those that are missing are made. Their secrets are beside
 * the database, so they exist in this mode only. The borrower's client needs a borrower.
 */
export async function demoClients(
  dataDir: string,
  unitOfWork: UnitOfWork<AdministrationStores>,
  clock: Clock,
  borrowerId: string | undefined,
): Promise<readonly DemoClient[]> {
  const file = join(dataDir, 'demo-clients.json');
  if (existsSync(file)) closeToOthers(file);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoClient[]) : [];
  const missing = ROLES.filter(
    (role) => known.every((client) => client.role !== role) && (role !== 'BORROWER' || borrowerId !== undefined),
  );
  if (missing.length === 0) return known;
  const made = await unitOfWork.run(async (stores) => {
    const clients: DemoClient[] = [];
    for (const role of missing) {
      const portfolio: Portfolio =
        role === 'BORROWER' && borrowerId !== undefined ? { kind: 'BORROWER', id: borrowerId } : { kind: 'ALL' };
      const allLoans = portfolio.kind === 'ALL';
      const client = { name: `Demo ${role.toLowerCase()}`, role, portfolio, allLoans, subject: undefined };
      const result = await registerClient(stores, clock, client);
      if (!result.ok) throw new Error(result.refusal.message);
      clients.push({ role, ...result.value });
    }
    return clients;
  });
  const all = ROLES.flatMap((role) => [...known, ...made].filter((client) => client.role === role));
  writePrivately(file, JSON.stringify(all, null, 2));
  return all;
}
