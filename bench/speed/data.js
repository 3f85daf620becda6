import { Buffer } from 'node:buffer';
import { createCipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { generateRecord } from '../../dist/modules/demo/seed-portfolio.js';
import { importRecords, readRecords } from '../../dist/modules/features/record/records.js';
import { withRecords } from '../../dist/modules/cli/with-database.js';
import { addMonths } from '../../dist/modules/domain/calendar.js';
import { BOARDED_ON } from './days.js';

const PLAIN_SQL = readFileSync(new URL('plain.sql', import.meta.url), 'utf8');
/** Records differ in so many ways; beyond, only their ids do. */
export const DISTINCT = 100;
/** Of a hundred loans so many are active for the whole two years; the others are in any state. */
const LONG_LIVED = 90;
const LEAST_MONTHS = 28;
const BATCH = 25;
const PDF_BYTES = 100_000;
const SEALED_PARTS = new Set([
  'application.personal',
  'application.identity',
  'underwriting.personal',
  'underwriting.staff',
]);

/** Imports full records as the command line does, and puts copies of what was sealed beside them. */
export async function importFullRecords(client, count) {
  const envelopes = await distinctEnvelopes(Math.min(DISTINCT, count));
  await withRecords(async (access) => {
    const importBatch = importRecords({ store: access.store, current: (ids) => readRecords(access, ids) });
    for (const batch of batches(count)) {
      const lines = batch.map((index) => {
        return { number: index, content: { envelope: numbered(envelopes[index % envelopes.length], index) } };
      });
      const { rejected } = await importBatch(lines);
      if (rejected.length > 0) throw new Error(`a record was rejected: ${JSON.stringify(rejected[0])}`);
    }
    await client.query('BEGIN');
    await client.query(PLAIN_SQL);
    for (const batch of batches(count)) await copyInTheClear(client, access.records, batch.map(idOf));
    await client.query('COMMIT');
  });
  await client.query('VACUUM (ANALYZE)');
}

function* batches(count) {
  for (let first = 0; first < count; first += BATCH) {
    yield Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => first + index);
  }
}

const idOf = (index) => `BENCH-${index}`;
export const numberOf = (loanId) => Number(loanId.slice('BENCH-'.length));

async function distinctEnvelopes(count) {
  const envelopes = [];
  let others = 0;
  for (let index = 0; envelopes.length < count; index += 1) {
    const envelope = await generateRecord('bench', index, BOARDED_ON);
    const { Underwriting, loanDetails } = envelope.data;
    if (Underwriting.UnderwritingInfo === undefined) continue;
    if (!isLongLived(loanDetails) && (others += 1) > DISTINCT - LONG_LIVED) continue;
    const PrimaryCreditBureauPDF = padded(Underwriting.PrimaryCreditBureauPDF, index);
    envelopes.push({
      ...envelope,
      data: { ...envelope.data, Underwriting: { ...Underwriting, PrimaryCreditBureauPDF } },
    });
  }
  return envelopes;
}

const isLongLived = ({ loanStatus, interestRateType, maturityDate }) =>
  loanStatus === 'Active' && interestRateType === 'Fixed' && maturityDate > addMonths(BOARDED_ON, LEAST_MONTHS);

/** With bytes that do not compress, as those of a real report and of anything sealed; the same in every run. */
function padded(base64, index) {
  const pdf = Buffer.from(base64, 'base64');
  const noise = createCipheriv('aes-256-ctr', Buffer.alloc(32, index), Buffer.alloc(16));
  return Buffer.concat([pdf, noise.update(Buffer.alloc(PDF_BYTES - pdf.length))]).toString('base64');
}

function numbered({ message, data }, index) {
  const loanDetails = { ...data.loanDetails, borrowerId: idOf(index) };
  return { loanId: idOf(index), message, data: { ...data, loanDetails } };
}

async function copyInTheClear(client, records, loanIds) {
  const [excerpts, attributes, documents] = await Promise.all([
    records.excerpts(loanIds, SEALED_PARTS),
    records.bureauAttributes(loanIds),
    records.documents(loanIds),
  ]);
  const primary = loanIds.map((loanId) => documents.get(loanId).find(({ applicant }) => applicant === 'PRIMARY'));
  const bytes = await records.documentBytes(primary);
  const part = (name) => loanIds.map((loanId) => JSON.stringify(excerpts.get(loanId)[name]));
  await insert(client, 'Application', 'text', loanIds, part('application.personal'), part('application.identity'));
  await insert(client, 'Underwriting', 'text', loanIds, part('underwriting.personal'), part('underwriting.staff'));
  await insert(
    client,
    'BureauFile',
    'text',
    loanIds,
    loanIds.map((loanId) => JSON.stringify(attributes.get(loanId))),
  );
  await insert(
    client,
    'DocumentContent',
    'bytea',
    primary.map(({ id }) => id),
    primary.map(({ id }) => bytes.get(id)),
  );
}

function insert(client, table, type, keys, ...columns) {
  const lists = columns.map((_, index) => `$${index + 2}::${type}[]`).join(', ');
  return client.query(`INSERT INTO plain."${table}" SELECT * FROM unnest($1::text[], ${lists})`, [keys, ...columns]);
}
