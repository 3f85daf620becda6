import { approvalTerms } from '../../domain/adjustment/policy.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { Window } from '../../platform/paging/page.js';
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
