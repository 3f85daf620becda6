import type { ReactNode } from 'react';
import { SessionContext, useSession, type Session } from '../session/session-context.js';
import type { DeskSession } from '../session/use-desk-session.js';
import { Menu } from '../shared/menu.js';
import { hrefOf, Link, usePlace } from '../shared/place.js';
import { useIsOnPhone } from '../shared/use-is-on-phone.js';
import { counted, day, title } from '../text/words.js';
import { pagesFor, placeOf, startOf, type DeskPage } from './desk-page.js';
import { Icon } from './icons.js';
import { SearchBox } from './search-box.js';
import './shell.css';
import { chooseTheme, THEMES, useTheme, type Theme } from './theme.js';
import { useCounts } from './use-counts.js';

interface ShellProps {
  readonly desk: DeskSession;
  readonly pages: readonly DeskPage[];
  readonly children: ReactNode;
}

/** The frame around every page. Its room is reserved before the session is known, so that nothing moves. */
export function Shell({ desk, pages, children }: ShellProps) {
  const { session } = desk;
  return (
    <div className="shell">
      <DemoBanner desk={desk} />
      <header className="topbar">
        <Link href={hrefOf([])} className="brand">
          Loan desk
        </Link>
        {session && (
          <SessionContext value={session}>
            <SearchBox pages={pagesFor(pages, session)} />
          </SessionContext>
        )}
        <div className="topbar-end">
          {session && (
            <span className="business-date">
              <span className="quiet">Business date</span> {day(session.viewer.businessDate)}
            </span>
          )}
          <ThemeChoice />
          <a href="/docs" className="help">
            Help
          </a>
          {session && desk.roles?.length === 0 && <Viewer session={session} open={desk.open} />}
        </div>
      </header>
      {session ? (
        <SessionContext value={session}>
          <Rail pages={pagesFor(pages, session)} />
        </SessionContext>
      ) : (
        <nav className="rail" aria-label="Pages" />
      )}
      {children}
    </div>
  );
}

/** What the demo is and whose eyes see it. */
function DemoBanner({ desk: { session, roles, see } }: { readonly desk: DeskSession }) {
  if (roles?.length === 0) return null;
  return (
    <div className="demo" role="region" aria-label="Demo">
      <strong>Demo</strong>
      <span className="demo-text">All people and loans are generated.</span>
      {roles && (
        <label>
          Role
          <select
            value={session?.viewer.role ?? sessionStorage.getItem('desk.role') ?? ''}
            onChange={(event) => {
              see(event.target.value);
            }}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {title(role)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** A phone has room for so many tabs beside the rest. */
const MOST_TABS = 4;

function Rail({ pages }: { readonly pages: readonly DeskPage[] }) {
  const session = useSession();
  const { path } = usePlace();
  const counts = useCounts();
  const isOnPhone = useIsOnPhone();
  const current = path[0] === undefined ? pages[0] : placeOf(pages, path[0])?.page;
  const tab = (page: DeskPage) => {
    const count = page.count && counts[page.count];
    return (
      <Link key={page.name} href={hrefOf(startOf(page, session))} isCurrent={page === current}>
        <Icon name={page.icon} />
        <span>{page.name}</span>
        {count !== undefined && count > 0 && <span className="count">{counted(count)}</span>}
      </Link>
    );
  };
  const rest = isOnPhone && pages.length > MOST_TABS + 1 ? pages.slice(MOST_TABS) : [];
  return (
    <nav className="rail" aria-label="Pages">
      {pages.slice(0, pages.length - rest.length).map(tab)}
      {rest.length > 0 && (
        <Menu
          label={
            <>
              <Icon name="more" />
              <span>More</span>
            </>
          }
          isUp
        >
          {(close) => (
            <div
              onClick={() => {
                close();
              }}
            >
              {rest.map(tab)}
            </div>
          )}
        </Menu>
      )}
    </nav>
  );
}

const THEME_TEXTS: Readonly<Record<Theme, string>> = { system: 'Auto', light: 'Light', dark: 'Dark' };

function ThemeChoice() {
  const theme = useTheme();
  return (
    <label className="theme">
      <span className="unseen">Theme</span>
      <select
        value={theme}
        onChange={({ target }) => {
          chooseTheme(target.value as Theme);
        }}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {THEME_TEXTS[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ViewerProps {
  readonly session: Session;
  readonly open: DeskSession['open'];
}

const Viewer = ({ session: { viewer }, open }: ViewerProps) => (
  <span className="viewer">
    <span className="viewer-name">
      {viewer.personId?.replace('person:', '') ?? viewer.name} · {title(viewer.role)}
    </span>
    <button
      type="button"
      onClick={() => {
        open(undefined);
      }}
    >
      Log out
    </button>
  </span>
);
