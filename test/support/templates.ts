import type { TestProject } from 'vitest/node';
import { pgliteTemplate } from './pglite-template.js';
import { postgresTemplate } from './postgres-template.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server's address, or `pglite`. */
    testDatabase: string;
    testRedis: string | null;
    /** A migrated PGlite data directory as a tar file, or the name of a migrated PostgreSQL database. */
    template: string;
    /** What the project runs on, for the summary. */
    engines: readonly string[] | undefined;
  }
}

export interface Template {
  readonly name: string;
  remove(): Promise<void>;
}

/**
 * Projects are set up side by side, each with modules of its own, but the migration engine is one WebAssembly module
 * for the whole process: so whichever project comes first makes the templates for all, one after the other.
 */
interface Workshop {
  readonly make: (testDatabase: string) => Promise<Template>;
  readonly made: Map<string, Promise<Template>>;
}

const shared = globalThis as { loanGatewayTemplates?: Workshop };

function templateFor(testDatabase: string): Promise<Template> {
  const { make, made } = (shared.loanGatewayTemplates ??= {
    make: (database) => (database === 'pglite' ? pgliteTemplate() : postgresTemplate(database)),
    made: new Map(),
  });
  const known = made.get(testDatabase);
  if (known) return known;
  const making = Promise.all(made.values()).then(() => make(testDatabase));
  made.set(testDatabase, making);
  return making;
}

export default async function setup(project: TestProject) {
  const { testDatabase } = project.getProvidedContext();
  const template = await templateFor(testDatabase);
  project.provide('template', template.name);
  return () => template.remove();
}
