import type { GraphQLResolveInfo } from 'graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { ApplicantPosition, BorrowerView, DocumentView } from '../../app/record-reader.js';
import { encodeBase64 } from '../../domain/record/pdf-base64.js';
import { applicationOf, applicationSelected } from '../application/read-application.js';
import { borrowerOf, borrowerSelected } from '../borrower/read-borrower.js';
import type { GraphContext } from '../context.js';
import { listLoans } from '../loan/list-loans.js';
import { loanColumnsOf } from '../loan/loan-columns-of.js';
import type { LoansArguments } from '../loan/loan.inputs.js';
import { loadAllExcerpts } from '../record/excerpt-loading.js';
import { riskAssessmentOf, riskSelected } from '../risk/read-risk-assessment.js';
import { selectedPaths } from '../selection.js';
import { chooseAttributes, type BureauAttributesArguments } from '../underwriting/bureau-attributes.inputs.js';
import { dealsOf, dealsSelected } from '../underwriting/read-deals.js';
import type { UnderwritingNode } from '../underwriting/underwriting.type.js';
import type { Batch, Batches } from './batch.js';
import { Unplanned } from './unplanned.js';

type Loans = readonly LoanView[];
type Underwritings = readonly UnderwritingNode[];
type Documents = readonly DocumentView[];

const idsOf = (parents: readonly { readonly id: string }[]): string[] => parents.map(({ id }) => id);

/** What is asked most, for many objects at once. Everything here is what the field's resolver gives, object by object. */
export const BATCHES: Batches = {
  'Query.loan': {
    read: (_, { loaders }, info, { id }: { id: string }) => loaders.loan(loanColumnsOf(info)).loadAll([id]),
  },
  'Query.loans': {
    read: async (_, context, info, args: LoansArguments) => [await listLoans(args, context, info)],
  },
  'Query._entities': { read: readEntities, type: 'Loan' },
  'Loan.autoLoan': { read: (loans: Loans) => loans },
  'Loan.macroEconomicFeatures': {
    read: (loans: Loans) =>
      loans.map(({ macroUnemployment, macroCpi, macroFedRate }) => ({
        unemployment: macroUnemployment,
        cpi: macroCpi,
        fedRate: macroFedRate,
      })),
  },
  'Loan.application': {
    read: async (loans: Loans, context, info) => {
      const selected = applicationSelected(selectedPaths(info));
      const excerpts = await loadAllExcerpts(context, idsOf(loans), selected);
      return excerpts.map((one) => applicationOf(context, one, selected));
    },
  },
  'Loan.riskAssessment': {
    read: async (loans: Loans, context, info) => {
      const selected = riskSelected(selectedPaths(info));
      const excerpts = await loadAllExcerpts(context, idsOf(loans), selected);
      return excerpts.map((one, index) => riskAssessmentOf((loans[index] as LoanView).id, one, selected));
    },
  },
  'Loan.borrower': { read: readBorrowers },
  'Loan.underwriting': { read: (loans: Loans) => loans.map(({ id }) => ({ id })) },
  'Underwriting.deals': {
    read: async (parents: Underwritings, context, info, { term }: { term?: number | null }) => {
      const selected = dealsSelected(selectedPaths(info), term ?? undefined);
      const excerpts = await loadAllExcerpts(context, idsOf(parents), selected);
      return excerpts.map((one) => dealsOf(one, selected, term ?? undefined));
    },
  },
  'Underwriting.bureauAttributes': {
    read: async (parents: Underwritings, { loaders }, _, args: BureauAttributesArguments) => {
      const choose = chooseAttributes(args);
      const found = await loaders.bureauAttributes.loadAll(idsOf(parents));
      return found.map((attributes) => (attributes ? choose(attributes) : null));
    },
  },
  'Underwriting.cashflows': { read: (parents: Underwritings) => parents },
  'Cashflows.csv': { read: (parents: Underwritings, { loaders }) => loaders.cashflows.loadAll(idsOf(parents)) },
  'Underwriting.primaryCreditBureauPdf': documentOf('PRIMARY'),
  'Underwriting.coApplicantCreditBureauPdf': documentOf('CO_APPLICANT'),
  'Document.content': {
    read: async (documents: Documents, { loaders }) => {
      const found = await loaders.documentBytes.loadAll(idsOf(documents));
      return found.map((bytes) => (bytes ? encodeBase64(bytes) : null));
    },
  },
};

function documentOf(applicant: ApplicantPosition): Batch {
  return {
    read: async (parents: Underwritings, { loaders }) => {
      const found = await loaders.documents.loadAll(idsOf(parents));
      return found.map((documents) => documents?.find((document) => document.applicant === applicant));
    },
  };
}

async function readBorrowers(loans: Loans, context: GraphContext, info: GraphQLResolveInfo) {
  const borrowers = await context.loaders.borrower.loadAll(loans.map(({ borrowerId }) => borrowerId ?? ''));
  const known = borrowers.filter((borrower): borrower is BorrowerView => borrower !== undefined);
  const selected = borrowerSelected(selectedPaths(info));
  const excerpts = await loadAllExcerpts(
    context,
    known.map(({ newestLoanId }) => newestLoanId),
    selected,
  );
  const nodes = new Map(
    known.map((borrower, index) => [borrower.id, borrowerOf(context, borrower, excerpts[index] ?? {}, selected)]),
  );
  return borrowers.map((borrower) => borrower && nodes.get(borrower.id));
}

/** Loans only, each with a key that can be one. */
function readEntities(
  _: unknown,
  { loaders }: GraphContext,
  info: GraphQLResolveInfo,
  { representations }: { representations: readonly { __typename?: unknown; id?: unknown }[] },
) {
  const ids = representations.map(({ __typename, id }) => {
    if (__typename !== 'Loan' || typeof id !== 'string' || id === '') throw new Unplanned();
    return id;
  });
  return loaders
    .loan(loanColumnsOf(info, { on: 'Loan' }))
    .loadAll(ids)
    .then((loans) => [loans]);
}
