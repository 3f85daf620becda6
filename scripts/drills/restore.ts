import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { OwnPostgres } from '../../test/support/own-postgres.js';
import {
  command,
  commandEnd,
  makePortfolio,
  newKey,
  owned,
  SecretFiles,
  startGateway,
  wordsOf,
} from './drill-world.js';
import { kept, settledOf } from './payment-load.js';
import type { Drill, Run } from './run-drill.js';
import { Servicer } from './servicer.js';

/** A base backup and the archived log bring the database back as it was between two payments. */
export const drill: Drill = async (run) => {
  const server = owned(run, await OwnPostgres.start({ archive_mode: 'on' }));
  const archive = server.makeFolder('archive');
  await server.query(`ALTER SYSTEM SET archive_command = 'cp %p ${archive}/%f'`);
  await server.query('SELECT pg_reload_conf()');
  const files = new SecretFiles(run);
  const keys = {
    MASTER_KEY: newKey(),
    TOKEN_SIGNING_KEY: newKey(),
    AUDIT_ANCHOR: join(files.folder, 'audit-anchor.ndjson'),
  };
  const credentials = await makePortfolio(run, { DATABASE_URL: server.url, ...keys }, 20);
  const first = await startGateway(run, { DATABASE_URL: server.url, ...keys });
  let servicer = new Servicer(first.url, () => credentials);
  const [loanId = ''] = await servicer.payable();
  const name = (await servicer.nameOf(loanId)).name;

  const backupBegan = run.seconds;
  const restored = owned(run, await server.backUp());
  run.say(`base backup taken in ${(run.seconds - backupBegan).toFixed(1)} s, while the gateway serves`);
  const before = await pay(servicer, loanId);
  const [clock] = await server.query(`SELECT clock_timestamp()::text AS "moment"`);
  const moment = String(clock?.moment);
  const counts = await kept(server);
  const after = await pay(servicer, loanId);
  await servicer.nameOf(loanId);
  await first.gateway.stop();
  await archived(run, server);
  await server.kill();
  run.say(`a payment, the moment ${moment}, another payment, a name read; then the server was killed`);

  const restoreBegan = run.seconds;
  await restored.recover({
    archive_mode: 'off',
    restore_command: `'cp ${archive}/%f %p'`,
    recovery_target_time: `'${moment}'`,
    recovery_target_action: "'promote'",
  });
  await run.until('the restored server takes changes', async () => {
    const [state] = await restored.query('SELECT pg_is_in_recovery() AS "inRecovery"');
    return state?.inRecovery === false;
  });
  run.say(`restored to that moment in ${(run.seconds - restoreBegan).toFixed(1)} s`);
  run.prove((await settledOf(restored, [before])) === 1, 'the payment before the moment is there, settled');
  run.prove((await settledOf(restored, [after])) === 0, 'the payment after the moment is not there');
  const now = await kept(restored);
  run.prove(
    now.payments === counts.payments && now.postings === counts.postings,
    `${now.payments} payments and ${now.postings} postings, as at the moment`,
  );
  const env = { DATABASE_URL: restored.url, ...keys };
  run.prove(true, `reconcile: ${await command(run, ['reconcile'], env)}`);

  const unaware = await commandEnd(run, ['audit', 'verify'], env);
  run.prove(
    unaware.code === 1,
    `audit verify tells that the log lacks what the anchor keeps: ${wordsOf(unaware.stderr).slice(0, 160)}`,
  );
  const second = await startGateway(run, env);
  servicer = new Servicer(second.url, () => credentials);
  run.prove(
    (await servicer.nameOf(loanId)).name === undefined,
    'until that is accepted, what needs an audit entry is withheld',
  );
  await second.gateway.stop();
  await command(run, ['audit', 'accept', '--reason', 'restored by a drill'], env);
  run.prove(true, `after audit accept: ${await command(run, ['audit', 'verify'], env)}`);

  const third = await startGateway(run, env);
  servicer = new Servicer(third.url, () => credentials);
  const shown = await servicer.nameOf(loanId);
  run.prove(name !== undefined && shown.name === name, 'the restored gateway serves: the sealed name reads as before');
  run.prove((await settledOf(restored, [await pay(servicer, loanId)])) === 1, 'and takes payments');
  run.say(
    `from the restore's begin to a gateway that serves: ${(run.seconds - restoreBegan).toFixed(1)} s, with all checks`,
  );
  await third.gateway.stop();
};

/** A payment that is settled; answers its id. */
async function pay(servicer: Servicer, loanId: string): Promise<string> {
  const key = randomUUID();
  const submitted = await servicer.submit(loanId, key);
  if (submitted.is !== 'DONE') throw new Error(JSON.stringify(submitted));
  const settled = await servicer.settle(submitted.id, `${key}-settled`);
  if (settled.is !== 'DONE') throw new Error(JSON.stringify(settled));
  return settled.id;
}

/** Everything that was written up to now is in the archive. */
async function archived(run: Run, server: OwnPostgres): Promise<void> {
  const [last] = await server.query(`SELECT pg_walfile_name(pg_switch_wal()) AS "file"`);
  await run.until('the log is archived', async () => {
    const [archiver] = await server.query(
      `SELECT last_archived_wal >= '${String(last?.file)}' AS "done" FROM pg_stat_archiver`,
    );
    return archiver?.done === true;
  });
}
