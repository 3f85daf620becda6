import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'schema.prisma',
  migrations: { path: 'migrations' },
  // Read by the Prisma CLI's database commands only; `generate` and our own migrations never use it.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://127.0.0.1/unused' },
});
