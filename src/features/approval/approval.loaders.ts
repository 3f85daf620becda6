import { approvalTerms } from '../../domain/adjustment/policy.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { Window } from '../../platform/paging/page.js';
import { Prisma } from '../../generated/prisma/client.js';
import { among } from '../../platform/postgres/sql/sql.js';
import type { ReadSource } from '../read-source.js';
import { loader, type Reading } from '../reading.js';
import { textReader } from '../loan/loan-texts.js';
import { approvalReader } from './approval-store.js';
import type { ApprovalFilter } from './approval-stores.js';

export const approvalById = loader((ids, reading) => reading.from(approvalReader).byIds(ids, reading.viewer.portfolio));

export const approvalPage = (reading: Reading, filter: ApprovalFilter, window: Window) =>
  reading.inShare(approvalReader).page(filter, window, reading.viewer.portfolio);

export const approvalCount = (reading: Reading, filter: ApprovalFilter) =>
  reading.inShare(approvalReader).count(filter, reading.viewer.portfolio);

/** The requested command without its free texts, by the id of the request. Nothing of it is disclosed. */
export const approvalTermsById = loader<JsonObject>(async (ids, reading) => {
  const inputs = await reading.from(textReader)('ApprovalRequest.input', ids);
  return new Map([...inputs].map(([id, { text }]) => [id, approvalTerms(JSON.parse(text) as JsonObject)]));
});

const clientNameReader = ({ read }: Pick<ReadSource, 'read'>) => ({
  byIds: async (ids: readonly string[]) => {
    const rows = await read<{ id: string; name: string }>(
      Prisma.sql`SELECT "id", "name" FROM "ApiClient" WHERE "id" ${among(ids)}`,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
});

/** Names of the clients that requested or decided. */
export const clientNameById = loader((ids, reading) => reading.from(clientNameReader).byIds(ids));
