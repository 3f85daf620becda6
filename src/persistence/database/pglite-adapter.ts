import type { PGlite } from '@electric-sql/pglite';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';

/** The adapter is built against an older copy of Prisma's adapter types than ours: the one seam where they meet. */
export const pgliteAdapter = (pglite: PGlite): SqlMigrationAwareDriverAdapterFactory => new PrismaPGlite(pglite);
