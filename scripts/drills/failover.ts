import { OwnPostgres } from '../../test/support/own-postgres.js';
import { command, makePortfolio, newKey, owned, SecretFiles, startGateway } from './drill-world.js';
import { kept, PaymentLoad, settledOf } from './payment-load.js';
import type { Drill } from './run-drill.js';
import { Servicer } from './servicer.js';

/** The primary is killed under a load of payments, its standby takes over, and no acknowledged payment is lost or made twice. */
export const drill: Drill = async (run) => {
  const primary = owned(run, await OwnPostgres.start());
  const keys = { MASTER_KEY: newKey(), TOKEN_SIGNING_KEY: newKey() };
  const credentials = await makePortfolio(run, { DATABASE_URL: primary.url, ...keys }, 20);
  const standby = owned(run, await primary.standby());
  await primary.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await primary.query('SELECT pg_reload_conf()');
  await run.until('the standby is waited for', async () => {
    const [following] = await primary.query('SELECT sync_state FROM pg_stat_replication');
    return following?.sync_state === 'sync';
  });
  const files = new SecretFiles(run);
  const { gateway, url } = await startGateway(run, {
    ...keys,
    DATABASE_URL_FILE: files.put('database-url', primary.url),
    DATABASE_READ_URL_FILE: files.put('database-read-url', standby.url),
  });
  const replicas = async () => {
    const ready = (await (await fetch(`${url}/health/ready`)).json()) as { replicas?: readonly string[] };
    return ready.replicas?.join() ?? 'none';
  };
  await run.until('the replica is read', async () => (await replicas()) === 'FOLLOWS');
  const servicer = new Servicer(url, () => credentials);
  const loans = await servicer.payable();
  const before = await kept(primary);
  const load = new PaymentLoad(servicer, loans);
  run.atEnd(() => load.stop());
  const more = async (payments: number) => {
    const { length } = load.acknowledged;
    await run.until('payments went on', () => load.acknowledged.length > length + payments);
  };
  await more(100);
  run.say(`payments go on, on ${loans.length} loans, with a synchronous standby that queries are read from`);

  await primary.kill();
  const killedAt = run.seconds;
  const acknowledgedBefore = load.acknowledged.length;
  run.say(`the primary was killed after ${acknowledgedBefore} acknowledged payments`);
  await standby.query('SELECT pg_promote()');
  run.say(`the standby was promoted, ${(run.seconds - killedAt).toFixed(1)} s after the kill`);
  files.put('database-url', standby.url);
  await more(0);
  run.say(
    `the next payment was acknowledged ${(run.seconds - killedAt).toFixed(1)} s after the kill, by the same gateway process`,
  );
  await more(100);
  await load.stop();

  const { acknowledged, failures, sentAgain, longestPauseMs } = load;
  run.prove(
    failures.length === 0,
    `no payment failed: ${acknowledged.length} were acknowledged, ${sentAgain} requests sent again by their keys`,
    failures[0],
  );
  run.prove(
    (await settledOf(standby, acknowledged)) === acknowledged.length,
    'every acknowledged payment is there, settled',
  );
  const now = await kept(standby);
  run.prove(
    now.payments - before.payments === acknowledged.length && now.postings - before.postings === acknowledged.length,
    `none is there twice: ${now.payments - before.payments} payments, ${now.postings - before.postings} postings`,
  );
  run.say(`longest time without an acknowledgement: ${(longestPauseMs / 1_000).toFixed(1)} s`);
  run.prove(
    (await servicer.nameOf(loans[0] ?? '')).status === 200,
    `queries are answered; the replica that was promoted is not read (${await replicas()})`,
  );
  const env = { DATABASE_URL: standby.url, ...keys };
  run.say(`reconcile: ${await command(run, ['reconcile'], env)}`);
  run.say(`audit verify: ${await command(run, ['audit', 'verify'], env)}`);
  await gateway.stop();
};
