import { Field, ID, Int, ObjectType, Resolver } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import { ownIdOf, partId } from '../../domain/record/ids.js';
import { DateTimeScalar } from '../../platform/scalars/scalars.js';
import type { ApplicantPosition, DocumentView } from '../record/record-store.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { RawJson } from '../../platform/executor/written-values.js';
import { Underwriting, type UnderwritingNode } from '../underwriting/underwriting.type.js';
import { documentJson, documentsOfLoan } from '../record/record.loaders.js';
import { ownersIn, partOfLoan } from '../loan/part-of-loan.js';

@ObjectType('LoanDocumentLink', {
  simpleResolvers: true,
  description: 'A signed link to a document. It works without headers, so a browser can open it.',
})
export class DocumentLink {
  @Field(() => String, {
    description: 'Signed URL, bound to the caller. A path when the gateway’s own address is not configured.',
  })
  url: string;

  @Field(() => DateTimeScalar, { description: 'Expiry time of the link.' })
  expiresAt: Date;
}

@ObjectType('LoanDocument', {
  simpleResolvers: true,
  implements: Node,
  description: 'A document. Reading its size and digest doesn’t read the bytes.',
})
export class Document {
  @Field(() => ID, { description: 'ID of the document.' })
  id: string;

  @Field(() => String, { description: 'Media type.' })
  contentType: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size: number;

  @Field(() => String, { description: 'SHA-256 digest of the bytes, in hexadecimal.' })
  sha256: string;
}

@Resolver(() => Underwriting)
export class UnderwritingDocumentResolver {
  @BatchField(() => Document, { nullable: true, description: 'Credit report of the borrower, or null.' })
  primaryCreditBureauPdf(loans: readonly UnderwritingNode[], _args: object, context: GraphContext) {
    return documentsOf('PRIMARY', loans, context);
  }

  @BatchField(() => Document, { nullable: true, description: 'Credit report of the co-applicant, or null.' })
  coApplicantCreditBureauPdf(loans: readonly UnderwritingNode[], _args: object, context: GraphContext) {
    return documentsOf('CO_APPLICANT', loans, context);
  }
}

@Resolver(() => Document)
export class DocumentResolver {
  @BatchField()
  id(documents: readonly DocumentView[]) {
    return documents.map(({ id }) => partId('document', id));
  }

  @BatchField(() => String, { nullable: true, description: 'Content in base64; null after erasure.' })
  async content(documents: readonly DocumentView[], _args: object, context: GraphContext) {
    const found = await context.loadAll(documentJson, documents);
    return found.map((json) => json && new RawJson(json));
  }

  @BatchField(() => DocumentLink, { description: 'A short-lived link to the content.' })
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
  context: GraphContext,
): Promise<(DocumentView | undefined)[]> {
  const found = await context.loadAll(
    documentsOfLoan,
    loans.map(({ id }) => id),
  );
  return found.map((documents) => documents?.find((document) => document.applicant === applicant));
}

export const documentReference = partOfLoan({
  loansOf: ownersIn('Document', (id) => ownIdOf('document', id)),
  read: (loanIds, context) => context.loadAll(documentsOfLoan, loanIds),
  idOf: ({ id }) => partId('document', id),
});
