import type { GraphQLResolveInfo } from 'graphql';
import { mapInTurns } from '../../app/in-turns.js';
import type { LoanView } from '../../app/loan-reader.js';
import type { ApplicantPosition, DocumentView, Excerpts } from '../../app/record-reader.js';
import type { OpenPart } from '../../domain/record/field.js';
import { applicationOf, applicationSelected } from '../application/read-application.js';
import { borrowerOf, borrowerSelected, borrowersWith } from '../borrower/read-borrower.js';
import type { GraphContext } from '../context.js';
import { linkTo } from '../document/document.resolver.js';
import { listLoans } from '../loan/list-loans.js';
import { loanColumnsOf } from '../loan/loan-columns-of.js';
import type { LoansArguments } from '../loan/loan.inputs.js';
import { loadAllExcerpts, type ReadExcerpts } from '../record/excerpt-loading.js';
import type { Selected } from '../record/read-members.js';
import { findWrittenRecord } from '../record/find-record.js';
import { riskAssessmentOf, riskSelected } from '../risk/read-risk-assessment.js';
import { selectedPaths } from '../selection.js';
import { chooseAttributes, type BureauAttributesArguments } from '../underwriting/bureau-attributes.inputs.js';
import { dealsOf, dealsSelected } from '../underwriting/read-deals.js';
import type { UnderwritingNode } from '../underwriting/underwriting.type.js';
import type { Batch, Batches } from './batch.js';
import { Later } from './later.js';
import { RawJson } from './raw-json.js';
import { Unplanned } from './unplanned.js';

type Loans = readonly LoanView[];
type Underwritings = readonly UnderwritingNode[];
type Documents = readonly DocumentView[];

const idsOf = (parents: readonly { readonly id: string }[]): string[] => parents.map(({ id }) => id);

/** What is asked most, for many objects at once. Everything here is what the field's resolver gives, object by object. */
export const BATCHES: Batches = {
  'Query.loan': {
    read: (_, { loaders }, info, { id }: { id: string }, parts) => loaders.loansWith([id], loanColumnsOf(info), parts),
  },
  'Query.loans': {
    read: async (_, context, info, args: LoansArguments, parts) => [await listLoans(args, context, info, parts)],
  },
  'Query._entities': { read: readEntities, type: 'Loan' },
  'Loan.autoLoan': { read: (loans: Loans) => loans, isLoan: true },
  'Loan.macroEconomicFeatures': {
    read: (loans: Loans) =>
      loans.map(({ macroUnemployment, macroCpi, macroFedRate }) => ({
        unemployment: macroUnemployment,
        cpi: macroCpi,
        fedRate: macroFedRate,
      })),
  },
  'Loan.application': ofRecord(
    (info) => applicationSelected(selectedPaths(info)),
    (_, excerpts, selected, context) => applicationOf(context, excerpts, selected),
  ),
  'Loan.riskAssessment': ofRecord((info) => riskSelected(selectedPaths(info)), riskAssessmentOf),
  'Loan.borrower': { read: readBorrowers },
  'Loan.record': {
    read: (loans: Loans, { loaders }, info) =>
      Promise.all(loans.map(async (loan) => new Later(await findWrittenRecord(loaders, loan, selectedPaths(info))))),
  },
  'Loan.underwriting': { read: (loans: Loans) => loans, isLoan: true },
  'Underwriting.deals': ofRecord<{ term?: number | null }>(
    (info, { term }) => dealsSelected(selectedPaths(info), term ?? undefined),
    (_, excerpts, selected, __, { term }) => dealsOf(excerpts, selected, term ?? undefined),
  ),
  'Underwriting.bureauAttributes': {
    read: async (parents: Underwritings, { loaders }, _, args: BureauAttributesArguments) => {
      if (args.names == null && args.family == null) {
        const found = await loaders.bureauAttributesJson.loadAll(idsOf(parents));
        return found.map((json) => json && new RawJson([json]));
      }
      const choose = chooseAttributes(args);
      const found = await loaders.bureauAttributes.loadAll(idsOf(parents));
      return mapInTurns(found, (attributes) => (attributes ? choose(attributes) : null));
    },
  },
  'Underwriting.cashflows': { read: (parents: Underwritings) => parents },
  'Cashflows.csv': { read: (parents: Underwritings, { loaders }) => loaders.cashflows.loadAll(idsOf(parents)) },
  'Underwriting.primaryCreditBureauPdf': documentOf('PRIMARY'),
  'Underwriting.coApplicantCreditBureauPdf': documentOf('CO_APPLICANT'),
  'Document.content': {
    read: async (documents: Documents, { loaders }) => {
      const found = await loaders.documentJson.loadAll(idsOf(documents));
      return found.map((json) => json && new RawJson(json));
    },
  },
  'Document.link': {
    read: (documents: Documents, context) => Promise.all(documents.map((document) => linkTo(document, context))),
  },
};

/** A field that is read from the record of its loan. */
function ofRecord<Args extends object>(
  selectedIn: (info: GraphQLResolveInfo, args: Args) => Selected,
  show: (loanId: string, excerpts: Excerpts, selected: Selected, context: GraphContext, args: Args) => unknown,
): Batch {
  return {
    needs: (info) => selectedIn(info, {} as Args),
    read: (loans: Loans, context, info, args: Args) => {
      const selected = selectedIn(info, args);
      const showAll = (excerpts: readonly ReadExcerpts[]) =>
        loans.map(({ id }, index) => new Later(() => show(id, excerpts[index]?.() ?? {}, selected, context, args)));
      const excerpts = loadAllExcerpts(context, loans, selected);
      return excerpts instanceof Promise ? excerpts.then(showAll) : showAll(excerpts);
    },
  };
}

function documentOf(applicant: ApplicantPosition): Batch {
  return {
    read: async (parents: Underwritings, { loaders }) => {
      const found = await loaders.documents.loadAll(idsOf(parents));
      return found.map((documents) => documents?.find((document) => document.applicant === applicant));
    },
  };
}

async function readBorrowers(loans: Loans, context: GraphContext, info: GraphQLResolveInfo) {
  const selected = borrowerSelected(selectedPaths(info));
  const ids = new Set(loans.map(({ borrowerId }) => borrowerId ?? ''));
  const borrowers = await borrowersWith(context, selected).loadAll([...ids]);
  const nodes = new Map(
    borrowers.map((borrower) => [borrower?.id, borrower && borrowerOf(context, borrower, selected)]),
  );
  return loans.map(({ borrowerId }) => nodes.get(borrowerId));
}

/** Loans only, each with a key that can be one. */
function readEntities(
  _: unknown,
  { loaders }: GraphContext,
  info: GraphQLResolveInfo,
  { representations }: { representations: readonly { __typename?: unknown; id?: unknown }[] },
  parts: ReadonlySet<OpenPart>,
) {
  const ids = representations.map(({ __typename, id }) => {
    if (__typename !== 'Loan' || typeof id !== 'string' || id === '') throw new Unplanned();
    return id;
  });
  return loaders.loansWith(ids, loanColumnsOf(info, { on: 'Loan' }), parts).then((loans) => [loans]);
}
