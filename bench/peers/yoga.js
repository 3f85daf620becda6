import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import SchemaBuilder from '@pothos/core';
import PrismaPlugin, { queryFromInfo } from '@pothos/plugin-prisma';
import { getDatamodel } from '@pothos/plugin-prisma/generated';
import { PrismaPg } from '@prisma/adapter-pg';
import { createYoga } from 'graphql-yoga';
import * as fields from '../speed/fields.js';
import { PrismaClient } from './generated/prisma/index.js';
import { screens } from './screens/yoga.js';
import { application, borrower, deals, partResolvers, riskAssessment } from './support/graph.js';

/** Prisma has a connection for each statement, so its statements are prepared, not pipelined. */
const names = new Map();
const statementNameGenerator = ({ sql }) => {
  if (!names.has(sql)) names.set(sql, `prisma${names.size}`);
  return names.get(sql);
};
const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }, { statementNameGenerator }),
});
const builder = new SchemaBuilder({
  plugins: [PrismaPlugin],
  prisma: { client: prisma, dmmf: getDatamodel() },
  defaultFieldNullability: true,
});

for (const name of ['JSONObject', '_Any', 'DateTime']) {
  builder.scalarType(name, { serialize: (value) => value, parseValue: (value) => value });
}

const COLUMN_READERS = {
  amount: (value) => value.toFixed(2),
  rate: (value) => value.toFixed(),
  fraction: (value) => value.toFixed(),
  blockNumber: (value) => value.toFixed(),
  date: (value) => value.toISOString().slice(0, 10),
  epochMillis: (value) => value.toISOString(),
};

/** Columns of a loan, each selected when it is asked for. */
const columns = (t, list) =>
  Object.fromEntries(
    list.map(({ name, stored, kind }) => {
      if (name === 'id') return [name, t.exposeID(stored, { nullable: false })];
      if (kind === 'count') return [name, t.exposeInt(stored)];
      const read = COLUMN_READERS[kind];
      if (!read) return [name, t.string({ select: { [stored]: true }, resolve: (loan) => loan[stored] })];
      const resolve = (loan) => (loan[stored] === null ? null : read(loan[stored]));
      return [name, t.string({ select: { [stored]: true }, resolve })];
    }),
  );

const NUMBERS = new Set(['count', 'countNumber']);

/** Values out of a JSON part, read as Mercurius' peer reads them. */
const parts = (t, type, list) =>
  Object.fromEntries(
    list.map(({ name, kind }) => [
      name,
      t.field({ type: NUMBERS.has(kind) ? 'Int' : 'String', resolve: partResolvers[type][name] }),
    ]),
  );

const object = (name, fieldsOf) => builder.objectRef(name).implement({ fields: fieldsOf });
const itself = (value) => value;

const LoanTerms = object('LoanTerms', (t) => parts(t, 'LoanTerms', fields.LOAN_TERMS));
const Vehicle = object('Vehicle', (t) => parts(t, 'Vehicle', fields.VEHICLE));
const Application = object('Application', (t) => ({
  vehicle: t.field({ type: Vehicle, resolve: ({ vehicle }) => vehicle }),
}));
const RiskAssessment = object('RiskAssessment', (t) => ({
  id: t.exposeID('id'),
  ...parts(t, 'RiskAssessment', fields.RISK),
  loanTerms: t.field({ type: [LoanTerms], resolve: ({ loanTerms }) => loanTerms }),
}));
const Borrower = object('Borrower', (t) => parts(t, 'Borrower', fields.BORROWER));
const Document = object('Document', (t) => ({
  contentType: t.exposeString('contentType'),
  size: t.exposeInt('size'),
  content: t.string({ resolve: ({ content }) => Buffer.from(content.bytes).toString('base64') }),
}));
const Cashflows = object('Cashflows', (t) => ({ csv: t.exposeString('csv') }));
const DEAL_GROUPS = Object.entries({ terms: fields.DEAL_TERMS, ...fields.DEAL_ENTRY }).map(([group, list]) => {
  const type = `Deal${group[0].toUpperCase()}${group.slice(1)}`;
  return [group, object(type, (t) => parts(t, type, list))];
});
const Deal = object('Deal', (t) =>
  Object.fromEntries(DEAL_GROUPS.map(([group, type]) => [group, t.field({ type, resolve: itself })])),
);

const AutoLoan = builder.prismaObject('Loan', {
  variant: 'AutoLoan',
  select: { id: true },
  fields: (t) => columns(t, fields.WHOLE_AUTO_LOAN),
});

const Underwriting = builder.prismaObject('Loan', {
  variant: 'Underwriting',
  select: { id: true },
  fields: (t) => ({
    deals: t.field({
      type: [Deal],
      select: { underwriting: true, plainUnderwriting: true },
      resolve: ({ underwriting, plainUnderwriting }) => deals({ ...underwriting, ...plainUnderwriting }),
    }),
    bureauAttributes: t.field({
      type: 'JSONObject',
      select: { plainBureauFile: true },
      resolve: ({ plainBureauFile }) => JSON.parse(plainBureauFile.attributes),
    }),
    cashflows: t.field({ type: Cashflows, select: { cashflows: true }, resolve: ({ cashflows }) => cashflows }),
    primaryCreditBureauPdf: t.field({
      type: Document,
      select: { documents: { where: { kind: 'PRIMARY_CREDIT_BUREAU' }, include: { content: true } } },
      resolve: ({ documents }) => documents[0],
    }),
  }),
});

const Loan = builder.prismaObject('Loan', {
  select: { id: true },
  fields: (t) => ({
    ...columns(t, fields.WHOLE_LOAN),
    autoLoan: t.variant(AutoLoan),
    underwriting: t.variant(Underwriting),
    application: t.field({
      type: Application,
      select: { application: { select: { publicPart: true } } },
      resolve: (loan) => application(loan.application),
    }),
    riskAssessment: t.field({
      type: RiskAssessment,
      select: { riskAssessment: true },
      resolve: (loan) => riskAssessment(loan.riskAssessment),
    }),
    borrower: t.field({
      type: Borrower,
      select: { plainApplication: true },
      resolve: (loan) => borrower(loan.plainApplication),
    }),
  }),
});

const PageInfo = object('PageInfo', (t) => ({ hasNextPage: t.exposeBoolean('hasNextPage') }));
const LoanEdge = object('LoanEdge', (t) => ({ node: t.field({ type: Loan, resolve: ({ node }) => node }) }));
const LoanConnection = object('LoanConnection', (t) => ({
  edges: t.field({ type: [LoanEdge], resolve: ({ edges }) => edges }),
  pageInfo: t.field({ type: PageInfo, resolve: ({ pageInfo }) => pageInfo }),
}));
const Entity = builder.unionType('_Entity', { types: [Loan], resolveType: () => Loan });

const DateTimeRange = builder.inputType('DateTimeRange', {
  fields: (t) => ({ to: t.field({ type: 'DateTime', required: true }) }),
});
const LoanFilter = builder.inputType('LoanFilter', {
  fields: (t) => ({ createdAt: t.field({ type: DateTimeRange, required: true }) }),
});

builder.queryType({
  fields: (t) => ({
    loan: t.prismaField({
      type: 'Loan',
      args: { id: t.arg.id({ required: true }) },
      resolve: (query, _, { id }) => prisma.loan.findUnique({ ...query, where: { id } }),
    }),
    loans: t.field({
      type: LoanConnection,
      args: { first: t.arg.int({ required: true }), filter: t.arg({ type: LoanFilter, required: true }) },
      resolve: async (_, { first, filter }, context, info) => {
        const rows = await prisma.loan.findMany({
          ...queryFromInfo({ context, info, path: ['edges', 'node'] }),
          where: { createdAt: { lte: filter.createdAt.to } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: first + 1,
        });
        return {
          edges: rows.slice(0, first).map((node) => ({ node })),
          pageInfo: { hasNextPage: rows.length > first },
        };
      },
    }),
    _entities: t.field({
      type: [Entity],
      args: { representations: t.arg({ type: ['_Any'], required: true }) },
      resolve: async (_, { representations }, context, info) => {
        const ids = representations.map(({ id }) => id);
        const query = queryFromInfo({ context, info, typeName: 'Loan' });
        const rows = await prisma.loan.findMany({ ...query, where: { id: { in: ids } } });
        const found = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => found.get(id));
      },
    }),
  }),
});

const yoga = createYoga({ schema: builder.toSchema(), logging: false, healthCheckEndpoint: '/health/ready' });
const answer = (request, response) => (request.url === '/screens' ? screens : yoga)(request, response);
createServer(answer).listen(Number(process.env.PORT), '127.0.0.1');
