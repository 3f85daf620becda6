import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/platform/postgres/postgres.js';

const message = (kind: string, body: readonly number[]) => {
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(kind, 'latin1');
  bytes.writeInt32BE(4 + body.length, 1);
  Buffer.from(body).copy(bytes, 5);
  return bytes;
};
const SYNC = message('S', []);
const READY = message('Z', ['I'.charCodeAt(0)]);
const SET_DONE = message('C', [...Buffer.from('SET\0')]);
const AUTHENTICATED = message('R', [0, 0, 0, 0]);

/** Says that it is ready for more, and not a word about what was asked: as a pooler that loses an error would. */
async function forgetfulServer(): Promise<string> {
  const server = createServer((socket) => {
    let isKnown = false;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (isKnown && data.includes('statement_timeout')) socket.write(Buffer.concat([SET_DONE, READY]));
      if (!isKnown) socket.write(Buffer.concat([AUTHENTICATED, READY]));
      else for (let at = data.indexOf(SYNC); at !== -1; at = data.indexOf(SYNC, at + 1)) socket.write(READY);
      isKnown = true;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `postgresql://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/any`;
}

it('an answer that does not say that a statement is complete is a failure, and no empty result', async () => {
  const database = openPostgres(await forgetfulServer());
  onTestFinished(() => database.close());
  const statement = { text: 'SELECT 1 AS "one"', values: [] };
  const said = 'gave no answer';
  await expect(database.read(statement)).rejects.toThrow(said);
  await expect(database.read({ ...statement, values: [1] }, 'EACH_TIME')).rejects.toThrow(said);
  await expect(database.write(statement)).rejects.toThrow(said);
  await expect(database.transact(1_000, (session) => session.write(statement))).rejects.toThrow(said);
  await expect(database.prisma.$queryRaw`SELECT 1 WHERE ${1} = 1`).rejects.toThrow(said);
});
