import type { ApiClient, ClientCredentialHashes, ClientStore } from '../ports.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { Role } from '../../domain/access/roles.js';
import type { ApiClient as ClientRow } from '../../generated/prisma/client.js';
import type { Executor } from '../../platform/postgres/statement.js';

export function clientStore(db: Executor): ClientStore {
  return {
    byKeyHash: async (keyHash) => {
      const row = await db.apiClient.findUnique({ where: { keyHash: bytes(keyHash) } });
      return row ? toClient(row) : undefined;
    },
    byId: async (id) => {
      const row = await db.apiClient.findUnique({ where: { id } });
      return row ? { ...toClient(row), keyHash: row.keyHash, secretHash: row.secretHash } : undefined;
    },
    list: async () => (await db.apiClient.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(toClient),
    insert: async (client, hashes) => {
      await db.apiClient.create({ data: { ...toRow(client), ...credentials(hashes) } });
    },
    replaceCredentials: async (id, hashes) => {
      await db.apiClient.update({ where: { id }, data: credentials(hashes) });
    },
    revoke: async (id, at) => {
      await db.apiClient.update({ where: { id }, data: { revokedAt: at } });
    },
  };
}

const bytes = (value: Uint8Array) => new Uint8Array(value);

const credentials = ({ keyHash, secretHash }: ClientCredentialHashes) => ({
  keyHash: bytes(keyHash),
  secretHash: bytes(secretHash),
});

const toClient = (row: ClientRow): ApiClient => ({
  id: row.id,
  name: row.name,
  role: row.role satisfies Role,
  portfolio: portfolioOf(row),
  subject: row.subject ?? undefined,
  createdAt: row.createdAt,
  revokedAt: row.revokedAt ?? undefined,
});

function portfolioOf({ lenderId, servicerId, borrowerId }: ClientRow): Portfolio {
  if (borrowerId !== null) return { kind: 'BORROWER', id: borrowerId };
  if (lenderId !== null) return { kind: 'LENDER', id: lenderId };
  if (servicerId !== null) return { kind: 'SERVICER', id: servicerId };
  return { kind: 'ALL' };
}

const toRow = ({ id, name, role, portfolio, subject, createdAt, revokedAt }: ApiClient) => ({
  id,
  name,
  role,
  lenderId: portfolio.kind === 'LENDER' ? portfolio.id : null,
  servicerId: portfolio.kind === 'SERVICER' ? portfolio.id : null,
  borrowerId: portfolio.kind === 'BORROWER' ? portfolio.id : null,
  subject: subject ?? null,
  createdAt,
  revokedAt: revokedAt ?? null,
});
