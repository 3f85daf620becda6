import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { command } from '../../support/commands.js';
import { follow } from '../../support/live.js';
import { openDatabaseAt } from '../../support/open-test-database.js';
import { OwnPostgres, postgresBin } from '../../support/own-postgres.js';
import { conditionsAt, holdReplay, replicatedGateway, standbyUrl } from '../../support/replica-world.js';
import { INTEREST_FREE_LOAN } from '../../support/simple-loan.js';
import { TcpRelay } from '../../support/tcp-relay.js';
import type { Headered, TestClient } from '../../support/test-client.js';
import { openWorld, type World } from '../../support/world.js';

const POSITION = 'x-gateway-position';
const REPAYMENTS = 'query ($id: ID!) { loan(id: $id) { remainingBalance repayments { totalCount } } }';

interface Seen {
  readonly loan: { readonly remainingBalance: string; readonly repayments: { readonly totalCount: number } };
}

/** How many payments a client is shown; what is no right answer fails the test. */
async function paymentsSeen(client: TestClient, loanId: string, headers: Headered = {}): Promise<number> {
  const { status, data, text } = await client.query<Seen>(REPAYMENTS, { id: loanId }, headers);
  if (status !== 200 || !data) throw new Error(text);
  return data.loan.repayments.totalCount;
}

const SUBMIT = `mutation ($input: SubmitRepaymentInput!) {
  submitRepayment(input: $input) { __typename ... on RepaymentUpdated { repayment { id } } } }`;
const submission = (loanId: string) => ({
  input: { loanId, amount: '10.00', method: 'ACH', idempotencyKey: randomUUID() },
});

describe.skipIf(postgresBin === undefined)('with a standby (left out where PostgreSQL has no programs here)', () => {
  let primary: OwnPostgres;
  let standby: OwnPostgres;
  let world: World;
  let writer: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    primary = await OwnPostgres.start({ max_connections: '100' });
    world = await openWorld({ database: await openDatabaseAt(primary.url) });
    standby = await primary.standby();
    writer = await world.client('SERVICER');
    other = await world.client('SERVICER');
  });
  afterAll(async () => {
    await world.close();
    await standby.stop();
    await primary.stop();
  });

  it('queries are read there, and who wrote reads what it wrote at once', async () => {
    const url = await replicatedGateway(world, { readUrls: [standbyUrl(world, standby)] });
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    const [mine, others] = [writer.at(url), other.at(url)];
    await expect.poll(() => paymentsSeen(others, loanId).catch(() => undefined)).toBe(0);
    const goOn = await holdReplay(standby);
    const written = await mine.query(SUBMIT, submission(loanId));
    expect(written.data).toMatchObject({ submitRepayment: { __typename: 'RepaymentUpdated' } });
    const position = written.headers.get(POSITION) ?? '';
    expect(await paymentsSeen(mine, loanId)).toBe(1);
    // Proof that others are answered by the standby: it does not know yet.
    expect(await paymentsSeen(others, loanId)).toBe(0);
    expect(await paymentsSeen(others, loanId, { [POSITION]: position })).toBe(1);
    expect(await paymentsSeen(others, loanId, { [POSITION]: 'of another form' })).toBe(1);
    await goOn();
    await expect.poll(() => paymentsSeen(others, loanId)).toBe(1);
  });

  it('commands and reads of the v2 edge keep to the same', async () => {
    const url = await replicatedGateway(world, { readUrls: [standbyUrl(world, standby)] });
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    const [mine, others] = [writer.at(url), other.at(url)];
    await expect.poll(() => paymentsSeen(others, loanId).catch(() => undefined)).toBe(0);
    await holdReplay(standby);
    const written = await mine.fetch('/v2/servicing/loan-repay', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loanId, amount: '10.00', method: 'ACH' }),
    });
    expect(written.status).toBeLessThan(300);
    expect(await paymentsSeen(mine, loanId)).toBe(1);
    expect(await paymentsSeen(others, loanId)).toBe(0);
    expect(await paymentsSeen(others, loanId, { [POSITION]: written.headers.get(POSITION) ?? '' })).toBe(1);
  });

  it('who is told of a change is shown it', async () => {
    const url = await replicatedGateway(world, { readUrls: [standbyUrl(world, standby)] });
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    await expect.poll(() => paymentsSeen(other.at(url), loanId).catch(() => undefined)).toBe(0);
    await holdReplay(standby);
    const told = (await world.client('SERVICER')).at(url);
    const { updates } = follow(told, 'SSE', loanId);
    const writeAndBeTold = async () => {
      await command(writer, 'submitRepayment', { loanId, amount: '1.00', method: 'ACH' });
      return updates.length;
    };
    await expect.poll(writeAndBeTold).toBeGreaterThan(0);
    expect(await paymentsSeen(told, loanId)).toBeGreaterThan(0);
    expect(await paymentsSeen(other.at(url), loanId)).toBe(0);
  });

  it('another process knows by what the client carries', async () => {
    const readUrls = [standbyUrl(world, standby)];
    const config = { redisUrl: undefined };
    const [here, there] = [
      await replicatedGateway(world, { readUrls, config }),
      await replicatedGateway(world, { readUrls, config }),
    ];
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    await expect.poll(() => paymentsSeen(other.at(there), loanId).catch(() => undefined)).toBe(0);
    await holdReplay(standby);
    const { headers } = await writer.at(here).query(SUBMIT, submission(loanId));
    expect(await paymentsSeen(writer.at(there), loanId, { [POSITION]: headers.get(POSITION) ?? '' })).toBe(1);
  });

  it.runIf(inject('testRedis'))(
    'another process knows by Redis, and reads at home while that does not answer',
    async () => {
      const relay = new TcpRelay(new URL(inject('testRedis') ?? ''));
      const readUrls = [standbyUrl(world, standby)];
      const config = { redisUrl: await relay.url() };
      onTestFinished(() => relay.cut());
      const here = await replicatedGateway(world, { readUrls });
      const there = await replicatedGateway(world, { readUrls, config });
      const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
      await expect.poll(() => paymentsSeen(other.at(there), loanId).catch(() => undefined)).toBe(0);
      await holdReplay(standby);
      await command(writer.at(here), 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });
      expect(await paymentsSeen(writer.at(there), loanId)).toBe(1);
      expect(await paymentsSeen(other.at(there), loanId)).toBe(0);
      await relay.cut();
      expect(await paymentsSeen(other.at(there), loanId)).toBe(1);
      await relay.restore();
      // What was written meanwhile may be unknown there for as long as a standby may be behind.
      expect(await paymentsSeen(other.at(there), loanId)).toBe(1);
    },
  );

  it('a standby that is too far behind is not read', async () => {
    const readUrls = [standbyUrl(world, standby)];
    const url = await replicatedGateway(world, { readUrls, longestLagSeconds: 1 });
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    await expect.poll(() => paymentsSeen(other.at(url), loanId).catch(() => undefined)).toBe(0);
    const goOn = await holdReplay(standby);
    await command(writer, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });
    await expect.poll(() => conditionsAt(url)).toEqual(['LAGS']);
    expect(await paymentsSeen(other.at(url), loanId)).toBe(1);
    await goOn();
    await expect.poll(() => conditionsAt(url)).toEqual(['FOLLOWS']);
  });

  it('another server at the same address, or the same one started again, is not taken for it', async () => {
    const behind = await primary.standby();
    onTestFinished(() => behind.stop());
    await holdReplay(behind);
    const relay = new TcpRelay(new URL(standbyUrl(world, standby)));
    const url = await replicatedGateway(world, { readUrls: [await relay.url()] });
    onTestFinished(() => relay.cut());
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    await command(writer.at(url), 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });
    await expect.poll(() => paymentsSeen(other.at(url), loanId).catch(() => undefined)).toBe(1);
    // Only new connections lead to the other one: who watches still has the old one.
    relay.lead(new URL(standbyUrl(world, behind)));
    const seen = await Promise.all(Array.from({ length: 60 }, () => paymentsSeen(other.at(url), loanId)));
    expect(new Set(seen)).toEqual(new Set([1]));
  });

  /** Callers that never pause, and what they were answered. */
  function underLoad(client: TestClient, loanId: string) {
    const answers: (number | string)[] = [];
    let done = false;
    const caller = async () => {
      while (!done) answers.push(await paymentsSeen(client, loanId).catch((error: unknown) => String(error)));
    };
    const callers = Array.from({ length: 6 }, caller);
    const stop = async () => {
      done = true;
      await Promise.all(callers);
    };
    onTestFinished(stop);
    const more = async () => {
      const before = answers.length;
      await expect.poll(() => answers.length).toBeGreaterThan(before + 50);
    };
    return { answers, more, stop };
  }

  it('a standby that hangs, goes on and stops breaks no read', async () => {
    const own = await primary.standby();
    onTestFinished(() => own.stop());
    const url = await replicatedGateway(world, { readUrls: [standbyUrl(world, own)] });
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    await expect.poll(() => paymentsSeen(other.at(url), loanId).catch(() => undefined)).toBe(0);
    const { answers, more, stop } = underLoad(other.at(url), loanId);
    await more();
    own.pause();
    await expect.poll(() => conditionsAt(url)).toEqual(['AWAY']);
    await more();
    own.goOn();
    await expect.poll(() => conditionsAt(url)).toEqual(['FOLLOWS']);
    await more();
    await own.stop();
    await expect.poll(() => conditionsAt(url)).toEqual(['AWAY']);
    await more();
    await stop();
    expect(new Set(answers)).toEqual(new Set([0]));
  });

  it('of two, the other one goes on; one that is made a primary is not read', async () => {
    const own = await primary.standby();
    onTestFinished(() => own.stop());
    const readUrls = [standbyUrl(world, own), standbyUrl(world, standby)];
    const url = await replicatedGateway(world, { readUrls });
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    await expect.poll(() => paymentsSeen(other.at(url), loanId).catch(() => undefined)).toBe(0);
    const { answers, more, stop } = underLoad(other.at(url), loanId);
    await more();
    await own.query('SELECT pg_promote()');
    await expect.poll(() => conditionsAt(url)).toEqual(['NO_STANDBY', 'FOLLOWS']);
    await more();
    await stop();
    expect(new Set(answers)).toEqual(new Set([0]));
    await command(writer, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });
    await expect.poll(() => paymentsSeen(other.at(url), loanId)).toBe(1);
  });

  it('after a failover, standbys that have not followed are not read', async () => {
    const next = await primary.standby();
    onTestFinished(() => next.stop());
    const home = new TcpRelay(new URL(world.database.url!));
    const database = { kind: 'postgres' as const, url: await home.url(), readUrls: [standbyUrl(world, standby)] };
    onTestFinished(() => home.cut());
    const url = await replicatedGateway(world, { readUrls: database.readUrls, config: { database } });
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    await expect.poll(() => next.query(LOANS_OF(loanId), databaseName())).toHaveLength(1);
    await next.query('SELECT pg_promote()');
    home.lead(new URL(standbyUrl(world, next)));
    await home.cut();
    await home.restore();
    await expect.poll(() => conditionsAt(url)).toEqual(['OTHER_TIMELINE']);
    const mine = writer.at(url);
    const written = () => mine.query(SUBMIT, submission(loanId));
    await expect.poll(async () => (await written()).status).toBe(200);
    expect(await paymentsSeen(mine, loanId)).toBeGreaterThan(0);
    expect(await paymentsSeen(other.at(url), loanId)).toBeGreaterThan(0);
  });

  const LOANS_OF = (loanId: string) => `SELECT "id" FROM "Loan" WHERE "id" = '${loanId}'`;
  const databaseName = () => new URL(world.database.url!).pathname.slice(1);
});
