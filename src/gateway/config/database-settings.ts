import type { PostgresPlace } from '../../platform/postgres/place.js';
import { z } from 'zod';

/** An address of one of these protocols, such as `https:`. */
export const address = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a ${protocols.map((protocol) => `${protocol}//`).join(' or ')} address`,
  });

const POSTGRES = ['postgres:', 'postgresql:'];

const number = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number)
    .optional();

export const databaseVariables = {
  DATABASE_URL: address(...POSTGRES).optional(),
  DATABASE_DIRECT_URL: address(...POSTGRES).optional(),
  DATABASE_READ_URL: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(address(...POSTGRES)))
    .optional(),
  /** Clients carry for a minute how far they wrote. */
  DATABASE_READ_LAG_SECONDS: number(1, 50),
  DATABASE_POOL_SIZE: number(2, 200),
  DATABASE_SILENT_SECONDS: number(1, 60),
};

type DatabaseValues = z.infer<z.ZodObject<typeof databaseVariables>>;

/** Undefined where there is none. */
export const postgresPlace = (values: DatabaseValues): PostgresPlace | undefined =>
  values.DATABASE_URL === undefined
    ? undefined
    : {
        kind: 'postgres',
        url: values.DATABASE_URL,
        directUrl: values.DATABASE_DIRECT_URL,
        readUrls: values.DATABASE_READ_URL,
        longestLagSeconds: values.DATABASE_READ_LAG_SECONDS,
        poolSize: values.DATABASE_POOL_SIZE,
        silentSeconds: values.DATABASE_SILENT_SECONDS,
      };

/** What says something of a database that is not given. */
export const withoutDatabase = (env: NodeJS.ProcessEnv): string[] =>
  env.DATABASE_URL
    ? []
    : Object.keys(databaseVariables)
        .filter((name) => env[name])
        .map((name) => `DATABASE_URL is required with ${name}`);
