import type { Window } from '../../platform/paging/page.js';
import { hiddenCommands } from '../command/hidden-commands.js';
import { loader, loaderFor, type Reading } from '../reading.js';
import type { LedgerRange } from '../../domain/ledger/ledger-date.js';
import type { ListToCount } from './servicing-reader.js';
import { servicingReader } from './servicing.reader.js';

const hiddenFrom = ({ viewer }: Reading) => hiddenCommands(viewer.scopes);

export const eventsOfLoan = loaderFor((window: Window, ids, reading: Reading) =>
  reading.from(servicingReader).events(ids, window, hiddenFrom(reading)),
);

export const eventById = loader((ids, reading) => reading.from(servicingReader).eventsById(ids, hiddenFrom(reading)));

export const postingById = loader((ids, reading) => reading.from(servicingReader).postingsById(ids, reading.viewer));

export const postingsOfLoan = loaderFor(
  ({ window, range }: { readonly window: Window; readonly range: LedgerRange }, ids, reading: Reading) =>
    reading.from(servicingReader).postings(ids, window, range, reading.viewer),
);

export const listCountOfLoan = loaderFor((list: ListToCount, ids, reading: Reading) =>
  reading.from(servicingReader).counts(list, ids, hiddenFrom(reading), reading.viewer),
);

export const stateChangesOfLoan = loader((ids, reading) => reading.from(servicingReader).stateChanges(ids));
export const stipulationsOfLoan = loader((ids, reading) => reading.from(servicingReader).stipulations(ids));
export const figuresOnOfLoan = loader((ids, reading) => reading.from(servicingReader).figuresOn(ids));
export const bankruptcyNoticeOnOfLoan = loader((ids, reading) => reading.from(servicingReader).bankruptcyNoticeOn(ids));
