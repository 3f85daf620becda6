import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { lambda } from 'postgraphile/grafast';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { extendSchema } from 'postgraphile/utils';
import { parse } from 'graphql';
import * as fields from '../speed/fields.js';
import * as graph from './support/graph.js';

/** An object of the graph, all of it, out of the parts that hold it. */
function reading(type) {
  const members = Object.entries(graph.partResolvers[type]);
  return (object) => {
    const read = {};
    for (const [name, value] of members) read[name] = value(object);
    return read;
  };
}

const readVehicle = reading('Vehicle');
const readRisk = reading('RiskAssessment');
const readTerms = reading('LoanTerms');
const readPerson = reading('Borrower');
const dealReaders = ['terms', ...Object.keys(fields.DEAL_ENTRY)].map((group) => [
  group,
  reading(`Deal${group[0].toUpperCase()}${group.slice(1)}`),
]);

function assessment([servicingPart, economicsPart]) {
  const found = graph.riskAssessment({ servicingPart, economicsPart });
  return { ...readRisk(found), loanTerms: found.loanTerms.map(readTerms) };
}

const deals = ([economicsPart, personalPart, staffPart]) =>
  graph
    .deals({ economicsPart, personalPart, staffPart })
    .map((deal) => Object.fromEntries(dealReaders.map(([group, read]) => [group, read(deal)])));

/** PostGraphile makes the graph of the tables; what a table keeps as JSON is read by plans beside it. */
const recordPlugin = extendSchema({
  typeDefs: parse(`
    scalar Attributes
    type Vehicle { ${graph.members(fields.VEHICLE)} }
    type LoanTerms { ${graph.members(fields.LOAN_TERMS)} }
    type Assessment { ${graph.members(fields.RISK)} loanTerms: [LoanTerms!] }
    type PersonalData { ${graph.members(fields.BORROWER)} }
    ${graph.dealTypeDefs}
    extend type Application { vehicle: Vehicle }
    extend type RiskAssessment { assessment: Assessment }
    extend type PlainApplication { person: PersonalData }
    extend type PlainBureauFile { bureauAttributes: Attributes }
    extend type Loan { deals: [Deal!] }
  `),
  scalars: { Attributes: { serialize: (value) => value } },
  objects: {
    Application: {
      plans: {
        vehicle: ($row) =>
          lambda($row.get('publicPart'), (publicPart) => readVehicle(graph.application({ publicPart }).vehicle), true),
      },
    },
    RiskAssessment: {
      plans: { assessment: ($row) => lambda([$row.get('servicingPart'), $row.get('economicsPart')], assessment, true) },
    },
    PlainApplication: {
      plans: {
        person: ($row) =>
          lambda(
            [$row.get('personalPart'), $row.get('identityPart')],
            ([personalPart, identityPart]) => readPerson(graph.borrower({ personalPart, identityPart })),
            true,
          ),
      },
    },
    PlainBureauFile: {
      plans: { bureauAttributes: ($row) => lambda($row.get('attributes'), (json) => JSON.parse(json), true) },
    },
    Loan: {
      plans: {
        deals: ($loan) => {
          const $sealed = $loan.singleRelation('plainUnderwritingByTheirLoanId');
          const $open = $loan.singleRelation('underwritingByTheirLoanId');
          return lambda(
            [$open.get('economicsPart'), $sealed.get('personalPart'), $sealed.get('staffPart')],
            deals,
            true,
          );
        },
      },
    },
  },
});

const { createServ } = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [recordPlugin],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ['public', 'plain'],
      poolConfig: { max: 10 },
    }),
  ],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
});
const serv = createServ(grafserv);
await serv.ready();
const answer = serv.createHandler();
createServer((request, response) => {
  if (request.method === 'GET') response.end();
  else answer(request, response);
}).listen(Number(process.env.PORT), '127.0.0.1');
