import { Resolver } from 'type-graphql';
import type { ApplicantPosition, DocumentView } from '../../app/record-reader.js';
import { viewerOf, type GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import { RawJson } from '../execution/special-value.js';
import { Underwriting, type UnderwritingNode } from '../underwriting/underwriting.type.js';
import { Document, DocumentLink } from './document.type.js';

@Resolver(() => Underwriting)
export class UnderwritingDocumentResolver {
  @BatchField(() => Document, { nullable: true, description: 'Credit report of the borrower; null when none.' })
  primaryCreditBureauPdf(loans: readonly UnderwritingNode[], _args: object, context: GraphContext) {
    return documentsOf('PRIMARY', loans, context);
  }

  @BatchField(() => Document, { nullable: true, description: 'Credit report of the co-applicant; null when none.' })
  coApplicantCreditBureauPdf(loans: readonly UnderwritingNode[], _args: object, context: GraphContext) {
    return documentsOf('CO_APPLICANT', loans, context);
  }
}

@Resolver(() => Document)
export class DocumentResolver {
  @BatchField(() => String, { nullable: true, description: 'The bytes in base64; null once they are erased.' })
  async content(documents: readonly DocumentView[], _args: object, { loaders }: GraphContext) {
    const found = await loaders.documentJson.loadAll(documents.map(({ id }) => id));
    return found.map((json) => json && new RawJson(json));
  }

  @BatchField(() => DocumentLink, { nullable: true, description: 'A short-lived link to the bytes.' })
  link(documents: readonly DocumentView[], _args: object, context: GraphContext): Promise<DocumentLink[]> {
    return Promise.all(documents.map((document) => linkTo(document, context)));
  }
}

function linkTo({ id, loanId }: DocumentView, context: GraphContext): Promise<DocumentLink> {
  return context.services.documentLinks.sign(id, loanId, viewerOf(context));
}

async function documentsOf(
  applicant: ApplicantPosition,
  loans: readonly UnderwritingNode[],
  { loaders }: GraphContext,
): Promise<(DocumentView | undefined)[]> {
  const found = await loaders.documents.loadAll(loans.map(({ id }) => id));
  return found.map((documents) => documents?.find((document) => document.applicant === applicant));
}
