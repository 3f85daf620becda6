import { Field, ID, Int, ObjectType, Resolver } from 'type-graphql';
import { partId } from '../../domain/record/ids.js';
import { DateTimeScalar } from '../shared/scalars.js';
import type { ApplicantPosition, DocumentView } from '../../app/ports/record-store.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { BatchField } from '../execution/batch-field.js';
import { RawJson } from '../execution/written-values.js';
import { Underwriting, type UnderwritingNode } from '../underwriting/underwriting.type.js';

@ObjectType('LoanDocumentLink', {
  simpleResolvers: true,
  description: 'A link to the bytes of a document that works without headers, in a browser too.',
})
export class DocumentLink {
  @Field(() => String, {
    description:
      'The link. It is signed and bound to who asked. A path where the gateway does not know its own address.',
  })
  url: string;

  @Field(() => DateTimeScalar, { description: 'When it stops working.' })
  expiresAt: Date;
}

@ObjectType('LoanDocument', {
  simpleResolvers: true,
  description: 'A document. Size and digest are known without reading it.',
})
export class Document {
  @Field(() => ID, { description: 'Id of the document.' })
  id: string;

  @Field(() => String, { description: 'What kind of file it is.' })
  contentType: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size: number;

  @Field(() => String, { description: 'SHA-256 digest of the bytes, in hexadecimal.' })
  sha256: string;
}

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
  @BatchField()
  id(documents: readonly DocumentView[]) {
    return documents.map(({ id }) => partId('document', id));
  }

  @BatchField(() => String, { nullable: true, description: 'The bytes in base64; null once they are erased.' })
  async content(documents: readonly DocumentView[], _args: object, { loaders }: GraphContext) {
    const found = await loaders.documentJson(documents);
    return found.map((json) => json && new RawJson(json));
  }

  @BatchField(() => DocumentLink, { description: 'A short-lived link to the bytes.' })
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
