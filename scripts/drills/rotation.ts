import { postGraphql } from '../../test/support/test-client.js';
import { OwnPostgres } from '../../test/support/own-postgres.js';
import { change, command, makePortfolio, newKey, newToken, owned, SecretFiles, startGateway } from './drill-world.js';
import { kept, PaymentLoad, settledOf } from './payment-load.js';
import type { Drill } from './run-drill.js';
import { Servicer } from './servicer.js';

const WRAPPED_UNDER = `SELECT DISTINCT encode(substring("key" FROM 1 FOR 8), 'hex') AS "id" FROM (
  SELECT "dataKey" AS "key" FROM "LoanSeal" UNION ALL SELECT "wrapped" FROM "SystemKey") AS "keys"`;

const WHO = { query: '{ viewer { role } }' };

/** Master key, signing key and a client's key are changed by files while payments go on. */
export const drill: Drill = async (run) => {
  const server = owned(run, await OwnPostgres.start());
  const files = new SecretFiles(run);
  const [oldMaster, newMaster, oldSigning, newSigning] = [newKey(), newKey(), newKey(), newKey()];
  const env = { DATABASE_URL: server.url, MASTER_KEY: oldMaster, TOKEN_SIGNING_KEY: oldSigning };
  let credentials = await makePortfolio(run, env, 12);
  const { gateway, url } = await startGateway(run, {
    DATABASE_URL: server.url,
    MASTER_KEY_FILE: files.put('master-key', oldMaster),
    TOKEN_SIGNING_KEY_FILE: files.put('token-signing-key', oldSigning),
  });
  const servicer = new Servicer(url, () => credentials);
  const loans = await servicer.payable();
  const [loanId = ''] = loans;
  const name = (await servicer.nameOf(loanId)).name;
  const before = await kept(server);
  const underOld = (await server.query(WRAPPED_UNDER)).map(({ id }) => id);
  const load = new PaymentLoad(servicer, loans);
  run.atEnd(() => load.stop());
  const more = async () => {
    const { length } = load.acknowledged;
    await run.until('payments went on', () => load.acknowledged.length > length + 5);
  };
  await more();
  run.say(`a gateway serves; payments go on, on ${loans.length} loans`);

  const oldToken = await newToken(url, credentials);
  const withOldToken = async () => {
    const headers = { key: credentials.apiKey, authorization: `Bearer ${oldToken}` };
    return (await postGraphql(url, WHO, headers)).status;
  };
  await change(run, gateway, () => files.put('token-signing-key', `${oldSigning},${newSigning}`));
  await change(run, gateway, () => files.put('token-signing-key', `${newSigning},${oldSigning}`));
  run.prove((await withOldToken()) === 200, 'while both signing keys are known a token of the old one counts');
  // In production its tokens expire within a quarter of an hour.
  servicer.renew();
  await more();
  await change(run, gateway, () => files.put('token-signing-key', newSigning));
  run.prove((await withOldToken()) === 401, 'a token of the old signing key is refused once that is gone');
  await more();

  await change(run, gateway, () => files.put('master-key', `${oldMaster},${newMaster}`));
  await change(run, gateway, () => files.put('master-key', `${newMaster},${oldMaster}`));
  const both = { ...env, MASTER_KEY: `${newMaster},${oldMaster}` };
  run.say(`keys rotate: ${await command(run, ['keys', 'rotate'], both)}`);
  await change(run, gateway, () => files.put('master-key', newMaster));
  await more();
  const underNew = (await server.query(WRAPPED_UNDER)).map(({ id }) => id);
  run.prove(
    underOld.length === 1 && underNew.length === 1 && underOld[0] !== underNew[0],
    `nothing is left under the old master key (${String(underOld[0])}), all is under the new one (${String(underNew[0])})`,
  );
  const after = { ...env, MASTER_KEY: newMaster };
  run.prove(name !== undefined && (await servicer.nameOf(loanId)).name === name, 'a sealed name reads as before');
  run.prove(load.unauthenticated === 0, 'no request was refused so far');

  const { apiKey: oldApiKey, clientId } = credentials;
  credentials = JSON.parse(await command(run, ['clients', 'rotate', clientId, '--json'], after)) as typeof credentials;
  await run.until("the client's old key is refused", async () => {
    const headers = { key: oldApiKey, authorization: `Bearer ${await newToken(url, credentials)}` };
    return (await postGraphql(url, WHO, headers)).status === 401;
  });
  run.prove(true, "the client's old key is refused");
  await more();
  await load.stop();
  run.prove(
    load.failures.length === 0,
    `no request failed: ${load.acknowledged.length} payments were acknowledged`,
    load.failures[0],
  );
  run.say(
    `the client's key was changed at once: ${load.unauthenticated} requests were told 401 and sent again with the new one`,
  );
  const now = await kept(server);
  run.prove(
    now.payments - before.payments === load.acknowledged.length &&
      now.postings - before.postings === load.acknowledged.length &&
      (await settledOf(server, load.acknowledged)) === load.acknowledged.length,
    `each of them is there exactly once, with one posting`,
  );
  const [audit, balances] = await Promise.all([
    command(run, ['audit', 'verify'], after),
    command(run, ['reconcile'], after),
  ]);
  run.prove(true, `audit verify: ${audit}`);
  run.prove(true, `reconcile: ${balances}`);
  await gateway.stop();
};
