import type { ComponentType, LazyExoticComponent } from 'react';
import { seesOwnAlone, type Session } from '../session/session-context.js';
import type { IconName } from './icons.js';

export type CountName = 'work' | 'payments' | 'approvals';

type Lazy<Props = object> = LazyExoticComponent<ComponentType<Props>>;

export interface DeskPage {
  readonly name: string;
  readonly icon: IconName;
  readonly path: readonly string[];
  /** Queries and mutations of the page. A role sees the page if it can use one of them. */
  readonly asks: readonly string[];
  readonly page: Lazy;
  /** One of its things, by the second part of the address. */
  readonly item?: Lazy<{ readonly id: string }>;
  /** Only useful with loans of several borrowers. */
  readonly isOfMany?: boolean;
  readonly count?: CountName;
  /** Pages in the same place of the rail, as tabs. */
  readonly tabs?: readonly DeskTab[];
}

export interface DeskTab {
  readonly name: string;
  readonly path: readonly string[];
  readonly asks: readonly string[];
  readonly page: Lazy;
}

const isFor = ({ may }: Session, { asks }: Pick<DeskPage, 'asks'>): boolean => asks.some(may);

export const pagesFor = (pages: readonly DeskPage[], session: Session): readonly DeskPage[] =>
  pages.filter((page) => isFor(session, page) && !(page.isOfMany && seesOwnAlone(session)));

export const tabsFor = ({ tabs = [] }: DeskPage, session: Session): readonly DeskTab[] =>
  tabs.filter((tab) => isFor(session, tab));

/** Where the rail leads: the first tab that the role can use. */
export const startOf = (page: DeskPage, session: Session): readonly string[] =>
  tabsFor(page, session)[0]?.path ?? page.path;

/** The page and the tab of an address. */
export function placeOf(
  pages: readonly DeskPage[],
  first: string,
): { readonly page: DeskPage; readonly tab: DeskTab | undefined } | undefined {
  for (const page of pages) {
    const tab = page.tabs?.find(({ path }) => path[0] === first);
    if (page.path[0] === first || tab) return { page, tab };
  }
  return undefined;
}
