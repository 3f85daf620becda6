import DataLoader from 'dataloader';
import type { LoanColumn, LoanReader, LoanView } from '../app/loan-reader.js';
import { WHOLE_PORTFOLIO } from '../domain/access/portfolio.js';
import type { Viewer } from '../domain/access/viewer.js';

/** Loaders live for one request and know its portfolio: what they do not find does not exist for this viewer. */
export interface Loaders {
  /** One loader per set of columns, so that a read fetches what its selection needs and no more. */
  loan(columns: ReadonlySet<LoanColumn>): DataLoader<string, LoanView | undefined>;
}

export function makeLoaders({ loans }: { loans: LoanReader }, viewer: Viewer | undefined): Loaders {
  const portfolio = viewer?.portfolio ?? WHOLE_PORTFOLIO;
  return {
    loan: perColumns((columns: ReadonlySet<LoanColumn>) => (ids) => loans.byIds(ids, columns, portfolio)),
  };
}

/** Batches return in key order, whatever order the database answered in. */
function perColumns<Column extends string, Row>(
  read: (columns: ReadonlySet<Column>) => (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
) {
  const loaders = new Map<string, DataLoader<string, Row | undefined>>();
  return (columns: ReadonlySet<Column>) => {
    const key = [...columns].sort().join(',');
    const known = loaders.get(key);
    if (known) return known;
    const loader = new DataLoader<string, Row | undefined>(async (ids) => {
      const rows = await read(columns)(ids);
      return ids.map((id) => rows.get(id));
    });
    loaders.set(key, loader);
    return loader;
  };
}
