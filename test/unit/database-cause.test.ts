import { describe, expect, it } from 'vitest';
import { complaint } from '../../src/cli/program.js';
import { databaseCause } from '../../src/platform/postgres/database-cause.js';

/** As Prisma reports what the database says to raw SQL. */
const rawQuery = (originalCode: string) =>
  Object.assign(new Error('Raw query failed: Maria Johnson'), {
    name: 'PrismaClientKnownRequestError',
    code: 'P2010',
    meta: { driverAdapterError: Object.assign(new Error('Maria'), { cause: { originalCode } }) },
  });

describe('a refusal of the database', () => {
  it.each([
    ['42501', /lacks a right.*grant the right \(42501\)$/],
    ['25006', /read-only.*primary \(25006\)$/],
    ['53100', /disk is full.*Free disk space.*\(53100\)$/],
    ['53300', /connections are in use.*\(53300\)$/],
    ['40P01', /Run the command again \(40P01\)$/],
    ['55P03', /Run the command again \(55P03\)$/],
    ['57014', /took too long.*\(57014\)$/],
    ['57P01', /connection was lost.*\(57P01\)$/],
    ['08006', /connection was lost.*\(08006\)$/],
    ['42P01', /loan-gateway migrate.*\(42P01\)$/],
    ['23505', /Report the code.*\(23505\)$/],
    ['0A000', /its log has the statement.*\(0A000\)$/],
  ])('%s has a cause and a remedy, behind the code of Prisma too', (code, said) => {
    expect(databaseCause(Object.assign(new Error('Maria'), { code, severity: 'ERROR' }))).toMatch(said);
    expect(databaseCause(rawQuery(code))).toMatch(said);
    expect(complaint(rawQuery(code))).toMatch(/^loan-gateway: the database refused the command: /);
    expect(complaint(rawQuery(code))).not.toMatch(/Maria|P2010/);
  });

  it('that has no known code refers to the log of the database', () => {
    expect(databaseCause(new Error('Maria'))).toBe(
      'its log has the statement. Report the code if the command fails again',
    );
  });
});
