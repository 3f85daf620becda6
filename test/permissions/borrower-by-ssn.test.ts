import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { entriesDuring } from '../support/audit-of.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const SSN = '932235402';
const BY_SSN = 'query Find($ssn: String!) { borrowerBySsn(ssn: $ssn) { id firstName } }';

interface Found {
  borrowerBySsn: { id: string } | null;
}

function envelope(loanId: string, borrowerId: string, lenderId: string, ssn: string): Envelope {
  const made = sampleEnvelope();
  Object.assign(made.data.loanDetails, { borrowerId, lenderId });
  Object.assign(made.data.Request.ApplicantInfo ?? {}, { ApplicantSSN: ssn });
  return { ...made, loanId };
}

let world: World;
let underwriter: TestClient;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [envelope('LN-1', 'BR-1', 'LEN-1', SSN), envelope('LN-3', 'BR-3', 'LEN-3', '111-22-3333')]);
  await importInto(world, [envelope('LN-2', 'BR-2', 'LEN-2', '932-23-5402')]);
  await world.prisma.borrower.update({ where: { id: 'BR-2' }, data: { createdAt: new Date(Date.now() + 60_000) } });
  underwriter = await world.client('UNDERWRITER');
});
afterAll(() => world.close());

const find = async (ssn: string, client = underwriter) => (await client.data<Found>(BY_SSN, { ssn })).borrowerBySsn?.id;

describe('borrowerBySsn', () => {
  it('finds the newest borrower with exactly this number, with or without hyphens', async () => {
    expect(await find(SSN)).toBe('borrower:BR-2');
    expect(await find('932-23-5402')).toBe('borrower:BR-2');
    expect(await find('111223333')).toBe('borrower:BR-3');
    expect(await find('932235403')).toBeUndefined();
  });

  it('finds no person outside the portfolio', async () => {
    const bound = await world.client('UNDERWRITER', { lender: 'LEN-1' });
    expect(await find(SSN, bound)).toBe('borrower:BR-1');
    const outside = await bound.query(BY_SSN, { ssn: '111223333' });
    const never = await bound.query(BY_SSN, { ssn: '999887777' });
    expect(outside.text).toBe(never.text);
  });

  it('is for those who may see the whole number', async () => {
    for (const role of ['SUPPORT', 'LENDER', 'MARKETPLACE', 'ADMIN', 'SERVICER'] as const) {
      const { data, errors } = await (await world.client(role)).query(BY_SSN, { ssn: SSN });
      expect(data).toEqual({ borrowerBySsn: null });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
  });

  it.each(['', '12345678', '1234567890', '932 23 5402', '93223540x', '932235402\n', '%', "' OR 1=1 --"])(
    'does not look for %j, nor repeat it',
    async (ssn) => {
      const { data, errors, text } = await underwriter.query(BY_SSN, { ssn });
      expect(data).toEqual({ borrowerBySsn: null });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
      if (ssn.length > 3) expect(text).not.toContain(ssn);
    },
  );

  it('is written down, found or not, and never the number', async () => {
    const entries = await entriesDuring(world, async () => {
      await find('111223333');
      await find('999887777');
    });
    expect(entries.map(({ subjects, classes }) => [subjects.toSorted(), classes])).toEqual([
      [
        ['borrower:BR-3', 'loan:LN-3', 'ssn-lookup'],
        ['IDENTITY', 'PERSONAL'],
      ],
      [['ssn-lookup'], ['IDENTITY']],
    ]);
    const written = JSON.stringify(entries, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(written).not.toMatch(/111223333|999887777/);
    expect(world.log.join('')).not.toMatch(/111223333|999887777|932235402/);
  });

  it('takes 30 a minute from a client, aliases counted, and says when to come back', async () => {
    const busy = await world.client('UNDERWRITER');
    const many = Array.from({ length: 20 }, (_, index) => `f${index}: borrowerBySsn(ssn: "999887777") { id }`);
    expect((await busy.query(`{ ${many.join(' ')} }`)).errors).toEqual([]);
    const { errors, headers, status } = await busy.query(`{ ${many.join(' ')} }`);
    expect(errors).toHaveLength(10);
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['RATE_LIMITED']));
    expect(errors[0]?.extensions.retryAfterSeconds).toBeGreaterThan(0);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await find(SSN)).toBe('borrower:BR-2');
  });
});
