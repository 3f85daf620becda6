import { hrefOf, Link, usePlace } from './place.js';
import { counted } from './words.js';

export const PAGE_SIZE = 25;

interface Page {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null | undefined;
  readonly endCursor?: string | null | undefined;
}

/** The page that the address asks for. */
export function pageVariables(search: URLSearchParams) {
  const before = search.get('before');
  if (before !== null) return { last: PAGE_SIZE, before };
  const after = search.get('after');
  return { first: PAGE_SIZE, ...(after !== null && { after }) };
}

export function Pager({ page, total }: { readonly page: Page; readonly total: number }) {
  const { path, search } = usePlace();
  const to = (name: string, cursor: string) => {
    const next = new URLSearchParams(search);
    for (const other of ['before', 'after']) next.delete(other);
    next.set(name, cursor);
    return hrefOf(path, next);
  };
  const { startCursor, endCursor } = page;
  return (
    <nav className="pager" aria-label="Pages of the list">
      <span className="quiet">{counted(total)} in all</span>
      {page.hasPreviousPage && startCursor != null && <Link href={to('before', startCursor)}>← Previous</Link>}
      {page.hasNextPage && endCursor != null && <Link href={to('after', endCursor)}>Next →</Link>}
    </nav>
  );
}
