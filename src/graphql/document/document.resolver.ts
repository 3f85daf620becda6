import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApplicantPosition, DocumentView } from '../../app/record-reader.js';
import { encodeBase64 } from '../../domain/record/pdf-base64.js';
import { viewerOf, type GraphContext } from '../context.js';
import type { Loaders } from '../loaders.js';
import { Underwriting, type UnderwritingNode } from '../underwriting/underwriting.type.js';
import { Document, DocumentLink } from './document.type.js';

@Resolver(() => Underwriting)
export class UnderwritingDocumentResolver {
  @FieldResolver(() => Document, { nullable: true, description: 'Credit report of the borrower; null when none.' })
  primaryCreditBureauPdf(@Root() { id }: UnderwritingNode, @Ctx() { loaders }: GraphContext) {
    return documentOf(loaders, id, 'PRIMARY');
  }

  @FieldResolver(() => Document, { nullable: true, description: 'Credit report of the co-applicant; null when none.' })
  coApplicantCreditBureauPdf(@Root() { id }: UnderwritingNode, @Ctx() { loaders }: GraphContext) {
    return documentOf(loaders, id, 'CO_APPLICANT');
  }
}

@Resolver(() => Document)
export class DocumentResolver {
  @FieldResolver(() => String, { nullable: true, description: 'The bytes in base64; null once they are erased.' })
  async content(@Root() { id }: DocumentView, @Ctx() { loaders }: GraphContext): Promise<string | null> {
    const bytes = await loaders.documentBytes.load(id);
    return bytes ? encodeBase64(bytes) : null;
  }

  @FieldResolver(() => DocumentLink, { nullable: true, description: 'A short-lived link to the bytes.' })
  link(@Root() document: DocumentView, @Ctx() context: GraphContext): Promise<DocumentLink> {
    return linkTo(document, context);
  }
}

export function linkTo({ id, loanId }: DocumentView, context: GraphContext): Promise<DocumentLink> {
  return context.services.documentLinks.sign(id, loanId, viewerOf(context));
}

async function documentOf(loaders: Loaders, loanId: string, applicant: ApplicantPosition) {
  const documents = await loaders.documents.load(loanId);
  return documents?.find((document) => document.applicant === applicant);
}
