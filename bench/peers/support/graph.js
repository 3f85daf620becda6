import * as fields from '../../speed/fields.js';
import { readerOf } from './values.js';

const TYPES = { count: 'Int', countNumber: 'Int' };
export const members = (list) =>
  list.map(({ name, kind }) => `${name}: ${name === 'id' ? 'ID!' : (TYPES[kind] ?? 'String')}`).join('\n');

const GROUPS = { terms: fields.DEAL_TERMS, ...fields.DEAL_ENTRY };
const typeOf = (group) => `Deal${group[0].toUpperCase()}${group.slice(1)}`;

export const dealTypeDefs = `
  type Deal { ${Object.keys(GROUPS)
    .map((group) => `${group}: ${typeOf(group)}`)
    .join('\n')} }
  ${Object.entries(GROUPS)
    .map(([group, list]) => `type ${typeOf(group)} { ${members(list)} }`)
    .join('\n')}
`;

/** The part of the graph that the workloads ask for. */
export const typeDefs = `
  scalar JSONObject
  scalar _Any
  scalar DateTime
  input DateTimeRange { to: DateTime! }
  input LoanFilter { createdAt: DateTimeRange! }
  union _Entity = Loan
  type Query {
    loan(id: ID!): Loan
    loans(first: Int!, filter: LoanFilter!): LoanConnection!
    _entities(representations: [_Any!]!): [_Entity]!
  }
  type LoanConnection { edges: [LoanEdge!]! pageInfo: PageInfo! }
  type LoanEdge { node: Loan! }
  type PageInfo { hasNextPage: Boolean! }
  type Loan {
    ${members(fields.WHOLE_LOAN)}
    autoLoan: AutoLoan
    application: Application
    riskAssessment: RiskAssessment
    underwriting: Underwriting
    borrower: Borrower
  }
  type AutoLoan { ${members(fields.WHOLE_AUTO_LOAN)} }
  type Application { vehicle: Vehicle }
  type Vehicle { ${members(fields.VEHICLE)} }
  type RiskAssessment { id: ID! ${members(fields.RISK)} loanTerms: [LoanTerms!] }
  type LoanTerms { ${members(fields.LOAN_TERMS)} }
  type Underwriting {
    deals: [Deal!]
    bureauAttributes: JSONObject
    cashflows: Cashflows
    primaryCreditBureauPdf: Document
  }
  type Cashflows { csv: String }
  type Document { contentType: String size: Int content: String }
  ${dealTypeDefs}
  type Borrower { ${members(fields.BORROWER)} }
`;

const itself = (object) => object;

/** Reads each field when it is asked for, out of the JSON part that holds it. */
const readFrom = (list, sourceOf) =>
  Object.fromEntries(
    list.map(({ name, stored, kind, part }) => {
      const read = readerOf(kind);
      const source = sourceOf(part);
      return [name, (object) => read(object[source][stored])];
    }),
  );

const partName = (part) => part.slice(part.indexOf('.') + 1);

const readMembers = (list) =>
  Object.fromEntries(
    list.map(({ name, stored, kind }) => {
      const read = readerOf(kind);
      return [name, (object) => read(object[stored])];
    }),
  );

/** For objects made by the functions below. */
export const partResolvers = {
  Loan: { autoLoan: itself, underwriting: itself },
  RiskAssessment: readFrom(fields.RISK, () => 'response'),
  LoanTerms: readMembers(fields.LOAN_TERMS),
  Vehicle: readMembers(fields.VEHICLE),
  Borrower: readFrom(fields.BORROWER, partName),
  Deal: Object.fromEntries(Object.keys(GROUPS).map((group) => [group, itself])),
  DealTerms: readFrom(fields.DEAL_TERMS, (part) => (partName(part) === 'personal' ? 'personal' : 'terms')),
  ...Object.fromEntries(
    Object.entries(fields.DEAL_ENTRY).map(([group, list]) => [
      typeOf(group),
      readFrom(list, (part) => (partName(part) === 'staff' ? 'staff' : 'entry')),
    ]),
  ),
};

export const application = ({ publicPart }) => ({ vehicle: JSON.parse(publicPart).Request.VehicleInfo });

export function riskAssessment({ loanId, servicingPart, economicsPart }) {
  const { Response } = JSON.parse(servicingPart);
  return {
    id: `risk-assessment:${loanId}`,
    response: Response,
    loanTerms: JSON.parse(economicsPart).Response.LoanTerms,
  };
}

export function deals({ economicsPart, personalPart, staffPart }) {
  const { DealTermsInfo, UnderwritingInfo } = JSON.parse(economicsPart).Underwriting;
  const personal = JSON.parse(personalPart).Underwriting.DealTermsInfo;
  const staff = JSON.parse(staffPart).Underwriting.UnderwritingInfo;
  return DealTermsInfo.map((terms, index) => ({
    terms,
    personal: personal[index],
    entry: UnderwritingInfo[index],
    staff: staff[index],
  }));
}

export const borrower = ({ personalPart, identityPart }) => ({
  personal: JSON.parse(personalPart).Request.ApplicantInfo,
  identity: JSON.parse(identityPart).Request.ApplicantInfo,
});
