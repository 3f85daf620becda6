import { useMemo, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';

const MOVED = 'desk-moved';
const ROOT = '/desk';

function listen(callback: () => void): () => void {
  for (const name of ['popstate', MOVED]) addEventListener(name, callback);
  return () => {
    for (const name of ['popstate', MOVED]) removeEventListener(name, callback);
  };
}

export interface Place {
  /** The parts of the path below /desk. */
  readonly path: readonly string[];
  readonly search: URLSearchParams;
}

/** Where the address says that we are. */
export function usePlace(): Place {
  const href = useSyncExternalStore(listen, () => location.pathname + location.search);
  return useMemo(() => {
    const { pathname, searchParams } = new URL(href, location.origin);
    const path = pathname.slice(ROOT.length).split('/').filter(Boolean).map(decodeURIComponent);
    return { path, search: searchParams };
  }, [href]);
}

export function go(href: string): void {
  history.pushState(null, '', href);
  dispatchEvent(new Event(MOVED));
}

export const hrefOf = (path: readonly string[], search: URLSearchParams | Record<string, string> = {}): string => {
  const query = new URLSearchParams(search).toString();
  return [ROOT, ...path.map(encodeURIComponent)].join('/') + (query && `?${query}`);
};

/** Replaces some values of the address and keeps all others. */
export function changeSearches(values: Readonly<Record<string, readonly string[]>>): void {
  const search = new URLSearchParams(location.search);
  for (const [name, chosen] of Object.entries(values)) {
    search.delete(name);
    for (const value of chosen) search.append(name, value);
  }
  go(location.pathname + (search.size > 0 ? `?${search.toString()}` : ''));
}

export const changeSearch = (name: string, values: readonly string[]): void => {
  changeSearches({ [name]: values });
};

/** A day that the address names. */
export function dayIn(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}

interface LinkProps {
  readonly href: string;
  readonly className?: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

export function Link({ href, className, isCurrent = false, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(href);
    scrollTo(0, 0);
  };
  return (
    <a href={href} className={className} onClick={follow} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
