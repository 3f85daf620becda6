// npm run bench: the gateway beside a hand-written server and its peers, on one PostgreSQL database. README.md has the options.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildWhole } from '../scripts/build.js';
import { installPeers } from './speed/install-peers.js';
import { machine, writeSection } from './support/results.js';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    contestants: { type: 'string' },
    loans: { type: 'string', default: '2300' },
    payments: { type: 'string', default: '1500' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    'warm-up': { type: 'string', default: '10' },
    requests: { type: 'string', default: '200000' },
    database: { type: 'string' },
    clients: { type: 'boolean', default: false },
    mechanisms: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    tail: { type: 'boolean', default: false },
    blocking: { type: 'boolean', default: false },
    start: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    writes: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const times = {
  warmUp: Number(options['warm-up']),
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
};

await buildWhole();
// Only now is there a build to import from.
const { speedDatabase } = await import('./speed/database.js');
const { canPin } = await import('./speed/run-server.js');

const only = options.only?.split(',');
const MODES = {
  clients: ['Clients', './speed/clients-report.js', 'clientsReport', times],
  mechanisms: ['Mechanisms', './speed/mechanisms.js', 'mechanismsReport', { only, ...times }],
  memory: ['Memory', './speed/memory.js', 'memoryReport', { requests: Number(options.requests) }],
  tail: ['Tail', './speed/tail.js', 'tailReport', times],
  blocking: ['Blocking', './speed/blocking.js', 'blockingReport', { rounds: times.rounds }],
  start: ['Start', './speed/start.js', 'startReport', {}],
  files: ['Files', './speed/files.js', 'filesReport', {}],
  writes: ['Writes', './speed/writes.js', 'writesReport', { rounds: times.rounds, payments: Number(options.payments) }],
};
const contestants = options.contestants?.split(',');
const { SCREENS, DESK } = await import('./speed/screens.js');
const { WORKLOADS } = await import('./speed/workloads.js');
const { DAILY } = await import('./speed/daily.js');
const isScreen = (name) => name in SCREENS || name in DESK;
/** Reads of rows and documents, whole screens and what is asked all day, each in a section of its own. */
const READS = [
  ['Speed', (name) => !isScreen(name) && !(name in DAILY)],
  ['Screens', isScreen],
  ['Daily', (name) => name in DAILY],
].flatMap(([title, isMeant]) => {
  const asked = (only ?? Object.keys(WORKLOADS)).filter(isMeant);
  const settings = { only: asked, contestants, against: options.against, keeps: options.write, ...times };
  return asked.length > 0 ? [[title, './speed/reads.js', 'readsReport', settings]] : [];
});

const database = await speedDatabase({ url: options.database, loans: Number(options.loans) });
const busy = loadavg()[0].toFixed(1);
const where = `${database.loanIds.length} full records on ${database.engine}; ${machine()}, load average ${busy} before. ${
  canPin
    ? 'A server has one core, the load another; PostgreSQL is on the same machine and not bound to a core.'
    : 'Servers, load and PostgreSQL share the machine; nothing is bound to a core.'
}`;
try {
  if (contestants?.every((name) => name === 'gateway') !== true) installPeers();
  const asked = Object.entries(MODES).flatMap(([name, mode]) => (options[name] ? [mode] : []));
  const usual = only === undefined ? [...READS, MODES.clients, MODES.writes] : READS;
  for (const [title, file, name, settings] of asked.length > 0 ? asked : usual) {
    const { [name]: reportOf } = await import(file);
    const report = `${where}\n\n${await reportOf(database, settings)}`;
    console.log(`\n${report}`);
    if (options.write) writeSection(title, report);
  }
} finally {
  await database.drop();
}
