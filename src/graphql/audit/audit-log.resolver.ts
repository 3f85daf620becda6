import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { type ChainedEntry, AUDIT_LOG } from '../../app/ports/audit-log.js';
import { partId } from '../../domain/record/ids.js';
import { SubjectNeeded } from '../../app/audit/read-audit-log.js';
import type { Window } from '../../app/ports/loan-reader.js';
import { badInput } from '../shared/bad-input.js';
import { countResolver, toConnection, type CountedConnection } from '../connection/connection.type.js';
import { toWindow } from '../connection/page-arguments.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { AuditEntryConnection, type AuditEntryType, AuditLogArguments, toQuestion } from './audit-entry.type.js';

const ORDER = 'auditLog';

@Resolver()
export class AuditLogResolver {
  @Query(() => AuditEntryConnection, {
    description: 'Who read what, newest first. Reading it is logged too.',
  })
  async auditLog(
    @Args(() => AuditLogArguments) args: AuditLogArguments,
    @Ctx() context: GraphContext,
  ): Promise<CountedConnection<AuditEntryType>> {
    const window = seqWindow(toWindow(ORDER, args, (value) => value === null));
    context.disclosures.note(AUDIT_LOG, 'AUDIT');
    try {
      const page = await context.services.readAuditLog(viewerOf(context), toQuestion(args), window);
      const keysetOf = ({ seq }: ChainedEntry) => ({ value: null, id: String(seq) });
      return { ...toConnection(ORDER, window, page, keysetOf, toNode), count: page.count };
    } catch (error) {
      if (error instanceof SubjectNeeded) throw badInput('This client sees a part of the loans: give a subject of it');
      throw error;
    }
  }
}

export const AuditEntryCountResolver = countResolver(() => AuditEntryConnection);

function seqWindow(window: Window): Window {
  for (const argument of ['after', 'before'] as const) {
    const keyset = window[argument];
    if (keyset && !/^\d{1,18}$/.test(keyset.id)) throw badInput(`${argument} is not a cursor of this list`);
  }
  return window;
}

const toNode = (entry: ChainedEntry): AuditEntryType => ({
  ...entry,
  id: partId('audit-entry', String(entry.seq)),
  subjects: [...entry.subjects],
  classes: [...entry.classes],
  fields: [...entry.fields],
  hash: Buffer.from(entry.hash).toString('hex'),
});
