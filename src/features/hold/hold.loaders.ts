import { seesHold } from '../../domain/hold/hold-effects.js';
import type { Hold } from '../../domain/hold/hold.js';
import type { Window } from '../../platform/paging/page.js';
import { loader, type Reading } from '../reading.js';
import { holdReader } from './hold-reader.js';
import type { HoldFilter } from './hold-store.js';

/** Holds that the viewer may know of. */
export const visibleHoldsOfLoan = loader<readonly Hold[]>(async (ids, reading) => {
  const { scopes } = reading.viewer;
  const found = await reading.from(holdReader).ofLoans(ids);
  return new Map([...found].map(([id, holds]) => [id, holds.filter(({ kind }) => seesHold(scopes, kind))]));
});

/** All holds, for what they forbid and stop. Never to be shown. */
export const allHoldsOfLoan = loader((ids, reading) => reading.from(holdReader).ofLoans(ids));

export const holdPage = (reading: Reading, filter: HoldFilter, window: Window) =>
  reading.inShare(holdReader).page(filter, window, reading.viewer.portfolio);

export const holdCount = (reading: Reading, filter: HoldFilter) =>
  reading.inShare(holdReader).count(filter, reading.viewer.portfolio);
