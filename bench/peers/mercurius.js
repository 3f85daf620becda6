import Fastify from 'fastify';
import mercurius from 'mercurius';
import * as fields from '../speed/fields.js';
import { columnSql } from './support/columns.js';
import { screens } from './screens/mercurius.js';
import { select } from './support/select.js';
import { application, borrower, deals, partResolvers, riskAssessment, typeDefs } from './support/graph.js';

const COLUMNS = [...fields.WHOLE_LOAN, ...fields.WHOLE_AUTO_LOAN].map(
  (field) => `${columnSql(field)} AS "${field.stored}"`,
);
const LOANS = `SELECT ${COLUMNS.join(', ')} FROM "Loan"`;

/** One statement for all loans of a request; without the cache, whose keys would be the loans as text. */
const byLoan = (name, sql, read) => ({
  loader: async (queries) => {
    const rows = await select(name, sql, [queries.map(({ obj }) => obj.id)]);
    const found = new Map(rows.map((row) => [row.loanId, row]));
    return queries.map(({ obj }) => read(found.get(obj.id)));
  },
  opts: { cache: false },
});

const loaders = {
  Loan: {
    application: byLoan(
      'application',
      'SELECT "loanId", "publicPart" FROM "Application" WHERE "loanId" = ANY($1)',
      application,
    ),
    riskAssessment: byLoan(
      'risk',
      'SELECT "loanId", "servicingPart", "economicsPart" FROM "RiskAssessment" WHERE "loanId" = ANY($1)',
      riskAssessment,
    ),
    borrower: byLoan('borrower', 'SELECT * FROM plain."Application" WHERE "loanId" = ANY($1)', borrower),
  },
  Underwriting: {
    deals: byLoan(
      'deals',
      `SELECT deals."loanId", deals."economicsPart", sealed."personalPart", sealed."staffPart" FROM "Underwriting" deals
       JOIN plain."Underwriting" sealed ON sealed."loanId" = deals."loanId" WHERE deals."loanId" = ANY($1)`,
      deals,
    ),
    bureauAttributes: byLoan(
      'attributes',
      'SELECT * FROM plain."BureauFile" WHERE "loanId" = ANY($1)',
      ({ attributes }) => JSON.parse(attributes),
    ),
    cashflows: byLoan('cashflows', 'SELECT * FROM "Cashflows" WHERE "loanId" = ANY($1)', (row) => row),
    primaryCreditBureauPdf: byLoan(
      'pdf',
      `SELECT pdf."loanId", pdf."contentType", pdf."size", content."bytes" FROM "Document" pdf
       JOIN plain."DocumentContent" content ON content."documentId" = pdf."id"
       WHERE pdf."loanId" = ANY($1) AND pdf."kind" = 'PRIMARY_CREDIT_BUREAU'`,
      (row) => row,
    ),
  },
};

const resolvers = {
  ...partResolvers,
  Query: {
    loan: async (_, { id }) => (await select('loan', `${LOANS} WHERE "id" = $1`, [id]))[0],
    loans: async (_, { first, filter }) => {
      const order = 'ORDER BY "Loan"."createdAt" DESC, "Loan"."id" DESC';
      const rows = await select('loans', `${LOANS} WHERE "createdAt" <= $2 ${order} LIMIT $1`, [
        first + 1,
        filter.createdAt.to,
      ]);
      return { edges: rows.slice(0, first).map((node) => ({ node })), pageInfo: { hasNextPage: rows.length > first } };
    },
    _entities: async (_, { representations }) => {
      const ids = representations.map(({ id }) => id);
      const rows = await select('entities', `${LOANS} WHERE "id" = ANY($1)`, [ids]);
      const found = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => found.get(id));
    },
  },
  _Entity: { resolveType: () => 'Loan' },
  Document: { content: ({ bytes }) => bytes.toString('base64') },
};

const app = Fastify();
// Each graph in a scope of its own: loaders are kept on it.
await app.register(async (own) => own.register(mercurius, { schema: typeDefs, resolvers, loaders, jit: 1 }));
await app.register(screens);
app.get('/health/ready', () => 'ready');
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
