// npm run bench: the gateway beside a hand-written server and its peers, on one PostgreSQL database. README.md has the options.
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.js';
import { installPeers } from './speed/install-peers.js';
import { machine, writeSection } from './support/results.js';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    contestants: { type: 'string' },
    loans: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    'warm-up': { type: 'string', default: '3' },
    database: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

await build();
installPeers();
const [{ speedDatabase }, { CONTESTANTS }, { WORKLOADS }, { runWorkloads }, { speedReport }, { canPin }] =
  await Promise.all(
    ['database', 'contestants', 'workloads', 'run-workloads', 'report', 'run-server'].map(
      (file) => import(`./speed/${file}.js`),
    ),
  );

const chosen = (given, known) => given?.split(',') ?? Object.keys(known);
const database = await speedDatabase({ url: options.database, loans: Number(options.loans) });
try {
  const results = await runWorkloads(database, {
    workloads: chosen(options.only, WORKLOADS),
    contestants: chosen(options.contestants, CONTESTANTS),
    warmUp: Number(options['warm-up']),
    rounds: Number(options.rounds),
    seconds: Number(options.seconds),
  });
  const where = `${database.loanIds.length} full records on ${database.engine}; ${machine()}.`;
  const how = `Medians of ${options.rounds} rounds of ${options.seconds} s in turns after a warm-up. ${
    canPin
      ? 'Each server has one core, the load another; PostgreSQL is on the same machine and not bound to a core.'
      : 'Servers, load and PostgreSQL share the machine; nothing is bound to a core.'
  }`;
  const report = `${where} ${how}\n\n${speedReport(results)}`;
  console.log(`\n${report}`);
  if (options.write) writeSection('Speed', report);
} finally {
  await database.drop();
}
