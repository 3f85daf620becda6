import type { PGlite } from '@electric-sql/pglite';
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';

/** The adapter is built against an older copy of Prisma's adapter types than ours: the one seam where they meet. */
export function pgliteAdapter(pglite: PGlite): SqlMigrationAwareDriverAdapterFactory {
  const factory: SqlMigrationAwareDriverAdapterFactory = new PrismaPGlite(pglite);
  return Object.create(factory, {
    connect: { value: async () => awaitingScripts(await factory.connect(), pglite) },
  }) as SqlMigrationAwareDriverAdapterFactory;
}

/** The adapter starts a script and does not wait for it: a migration that fails would count as applied. */
const awaitingScripts = (connection: SqlDriverAdapter, pglite: PGlite): SqlDriverAdapter =>
  Object.assign(connection, {
    executeScript: async (script: string) => {
      try {
        await pglite.exec(script);
      } catch (error) {
        throw new DriverAdapterError(causeOf(error));
      }
    },
  });

interface PostgresFault {
  readonly code?: string;
  readonly severity?: string;
  readonly message?: string;
}

function causeOf(error: unknown): DriverAdapterError['cause'] {
  const { code = 'XX000', severity = 'ERROR', message = 'unknown' } = error as PostgresFault;
  return { kind: 'postgres', code, severity, message, detail: undefined, column: undefined, hint: undefined };
}
