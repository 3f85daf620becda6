// node bench/confidentiality.js: the full-record read with decryption and audit against the same read without them, in one
// run; rules are settled when an operation is planned. On an embedded database in memory, or on the empty PostgreSQL database
// BENCH_DATABASE_URL.
import { Buffer } from 'node:buffer';
import { randomBytes, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { PGlite } from '@electric-sql/pglite';
import { parse } from 'graphql';
import { buildWhole } from '../scripts/build.js';

await buildWhole();
const dist = (path) => import(`../dist/modules/${path}.js`);
const [
  { generateRecord },
  { splitRecord },
  { ROLE_SCOPES },
  { GraphContext },
  { buildGraph },
  { auditWriter },
  { openAuditChain },
  { embeddedDatabase, PGLITE_OPTIONS },
  { openPostgres },
  { primarySource },
  { Services },
  { bureauRow, recordReader },
  { recordStore },
  { borrowerSeal, passingSeal },
  { KeyRing },
  { HEAD },
  { SEALED_COLUMNS },
  { excerptsReader },
] = await Promise.all(
  [
    'demo/seed-portfolio',
    'domain/record/split-and-join',
    'domain/access/roles',
    'features/graph-context',
    'gateway/graph/schema',
    'platform/audit/audit-log',
    'platform/audit/audit-chain',
    'platform/postgres/embedded',
    'platform/postgres/postgres',
    'features/read-source',
    'features/services',
    'features/record/record-reader',
    'features/record/record.store',
    'features/loan/loan-seals',
    'platform/sealing/key-ring',
    'platform/sealing/sealed-box',
    'features/loan/sealed-columns',
    'features/loan/excerpts',
  ].map(dist),
);

const ROUNDS = 7;
const READS = 60;
const AT_ONCE = [1, 16];
const RECORDS = 20;
const FULL_RECORD = parse(`query FullRecord($id: ID!) {
  loan(id: $id) { record { loanDetails request response underwriting } }
}`);

const url = process.env.BENCH_DATABASE_URL;
const database = url ? openPostgres(url) : embeddedDatabase(await PGlite.create(PGLITE_OPTIONS));
await database.migrate();
const { prisma } = database;
const ring = new KeyRing([randomBytes(32)]);
await storeRecords();

const graph = await buildGraph({ authDirectives: false });
const home = new Services({ database, ring, blindIndexKey: Buffer.alloc(32) }).get(primarySource);
const audit = auditWriter(prisma, await openAuditChain(prisma, ring), { write: database.write });
const services = {
  // Nothing is kept, as nothing is on the other side: what is measured is opening.
  source: home
    .with(recordReader, recordReader({ read: database.read, ring }, passingSeal))
    .with(excerptsReader, excerptsReader({ read: database.read, ring }, passingSeal)),
  audit,
  now: () => new Date(),
};
const asStored = {
  open: (bytes) => bytes && Buffer.from(bytes),
  read: (stored, _place, reading) => reading(Buffer.from(stored, 'base64')),
  opening: () => ({ add: (slice) => slice, end: () => undefined }),
};
const unprotected = {
  source: home
    .with(
      recordReader,
      recordReader({ read: database.read, ring }, async () => asStored),
    )
    .with(
      excerptsReader,
      excerptsReader({ read: database.read, ring }, async () => asStored),
    ),
  audit: { write: () => Promise.resolve() },
  now: services.now,
};
const viewer = {
  clientId: 'bench',
  name: 'bench',
  role: 'AUDITOR',
  scopes: new Set(ROLE_SCOPES.AUDITOR),
  portfolio: { kind: 'ALL' },
};

const reading = (from, name) => async (index) => {
  const context = new GraphContext(from, { requestId: randomUUID(), viewer, apiKey: undefined });
  const operation = { document: FULL_RECORD, operationName: undefined, variables: { id: `${name}-${index}` } };
  const { data, errors } = await graph.execute(operation, context);
  if (errors) throw errors[0];
  return Buffer.concat(data.bytes('', '')).toString();
};
const reads = { protected: reading(services, 'sealed'), unprotected: reading(unprotected, 'plain') };

console.log(`${url ? 'PostgreSQL' : 'PGlite'}, node ${process.version}, ${await bytesOf(0)} bytes a record`);
for (const atOnce of AT_ONCE) {
  for (const read of Object.values(reads)) await run(read, atOnce);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await run(reads.unprotected, atOnce);
    rounds.push({ plain, whole: await run(reads.protected, atOnce) });
  }
  const plain = median(rounds.map((round) => round.plain));
  const whole = median(rounds.map((round) => round.whole));
  const ratio = median(rounds.map((round) => round.whole / round.plain));
  console.log(
    `${atOnce} at once: ${plain.toFixed(2)} ms a read without, ${whole.toFixed(2)} ms with: ${ratio.toFixed(2)}x`,
  );
}
console.log(`${await prisma.auditEntry.count()} audit entries written`);
await database.close();

async function bytesOf(index) {
  const [sealed, plain] = [await reads.protected(index), await reads.unprotected(index)];
  const same = (text) => text.replaceAll(/(sealed|plain)(-borrower)?-\d+/g, '');
  if (!sealed.includes('UnderwritingInfo') || same(sealed) !== same(plain)) throw new Error('The two reads differ');
  return sealed.length;
}

async function run(read, atOnce) {
  const start = performance.now();
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < READS; index = next++) await read(index % RECORDS);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (performance.now() - start) / READS;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function storeRecords() {
  const keys = { blindIndexKey: randomBytes(32), digestKey: randomBytes(32) };
  const store = recordStore(prisma, { ring, ...keys, businessDay: () => '2026-01-15' });
  for (let index = 0, made = 0; made < RECORDS; index += 1) {
    const { data } = await generateRecord('bench', index, '2026-01-15');
    if (!data.Underwriting.PrimaryCreditBureauPDF) continue;
    for (const name of ['sealed', 'plain']) {
      const loanDetails = { ...data.loanDetails, borrowerId: `${name}-borrower-${made}` };
      const split = splitRecord({ loanId: `${name}-${made}`, message: '', data: { ...data, loanDetails } });
      if (!split.ok) throw new Error(JSON.stringify(split.faults));
      await store.importBatch([{ loanId: split.loanId, parts: split.parts, data: { ...data, loanDetails } }]);
    }
    await unseal(`plain-${made}`);
    made += 1;
  }
}

/** The same values in the same columns, as they would be had they never been sealed. */
async function unseal(loanId) {
  const seal = await borrowerSeal(ring, await prisma.loanSeal.findUniqueOrThrow({ where: { loanId } }));
  const plain = (row, table, columns, place) =>
    Object.fromEntries(columns.map((column) => [column, seal.open(row[column], { table, column, row: place })]));
  for (const table of ['Application', 'RiskAssessment', 'Underwriting', 'Cashflows', 'PaymentHistory']) {
    const model = prisma[table.charAt(0).toLowerCase() + table.slice(1)];
    const row = await model.findUnique({ where: { loanId } });
    if (row) await model.update({ where: { loanId }, data: plain(row, table, SEALED_COLUMNS[table], loanId) });
  }
  for (const file of await prisma.bureauFile.findMany({ where: { loanId } })) {
    const { applicant } = file;
    const data = plain(file, 'BureauFile', ['attributes', 'tradeLines'], bureauRow(loanId, applicant));
    await prisma.bureauFile.update({ where: { loanId_applicant: { loanId, applicant } }, data });
  }
  for (const content of await prisma.documentContent.findMany({ where: { document: { loanId } } })) {
    const { documentId } = content;
    const { bytes } = plain(content, 'DocumentContent', ['bytes'], documentId);
    // Documents are read without the head of their seal.
    const data = { bytes: Buffer.concat([Buffer.alloc(HEAD), bytes]) };
    await prisma.documentContent.update({ where: { documentId }, data });
  }
}
