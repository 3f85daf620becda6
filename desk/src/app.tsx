import { useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { Board } from './board/board.js';
import { Borrowers } from './loans/borrowers.js';
import { Loans } from './loans/loans.js';
import { Ledger } from './ledger/ledger.js';
import { LoanPage } from './loan/loan-page.js';
import { Approvals } from './queues/approvals.js';
import { Holds } from './queues/holds.js';
import { Payments } from './queues/payments.js';
import { LoginForm } from './session/login-form.js';
import { seesOwnAlone, SessionContext, useSession, type Session } from './session/session-context.js';
import { useDeskSession, type DeskSession } from './session/use-desk-session.js';
import { PageBoundary } from './shared/page-boundary.js';
import { hrefOf, Link, usePlace } from './shared/place.js';
import { useKeptFocus } from './shared/use-kept-focus.js';
import { title } from './shared/words.js';

interface DeskPage {
  readonly name: string;
  readonly path: readonly string[];
  /** The query that it shows. */
  readonly asks: string;
  readonly page: ComponentType;
  /** Only useful with loans of several borrowers. */
  readonly isOfMany?: boolean;
}

const PAGES: readonly DeskPage[] = [
  { name: 'Board', path: [], asks: 'portfolio', page: Board, isOfMany: true },
  { name: 'Loans', path: ['loans'], asks: 'loans', page: Loans },
  { name: 'Payments', path: ['payments'], asks: 'repayments', page: Payments },
  { name: 'Approvals', path: ['approvals'], asks: 'approvals', page: Approvals },
  { name: 'Holds', path: ['holds'], asks: 'holds', page: Holds, isOfMany: true },
  { name: 'Ledger', path: ['ledger'], asks: 'closePeriod', page: Ledger, isOfMany: true },
  { name: 'Borrowers', path: ['borrowers'], asks: 'findBorrowers', page: Borrowers, isOfMany: true },
];

/** What the graph lets the viewer ask for, and there is more to than its own. */
const pagesFor = (session: Session): readonly DeskPage[] =>
  PAGES.filter(({ asks, isOfMany }) => session.may(asks) && !(isOfMany && seesOwnAlone(session)));

export function App() {
  const desk = useDeskSession();
  useKeptFocus();
  const isOnline = useSyncExternalStore(listenToNetwork, () => navigator.onLine);
  if (desk.roles?.length === 0 && !desk.session) return <LoginForm desk={desk} />;
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Top desk={desk} />
      {!isOnline && (
        <p className="offline" role="status">
          You are offline. The data can be outdated until you are connected again.
        </p>
      )}
      <Main desk={desk} />
    </>
  );
}

function listenToNetwork(callback: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, callback);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, callback);
  };
}

function Top({ desk: { session, roles, open, see } }: { readonly desk: DeskSession }) {
  const { path } = usePlace();
  return (
    <header className="top">
      <Link href={hrefOf([])} className="brand">
        Loan desk
      </Link>
      {/* Its place is reserved before its text is known. */}
      <nav aria-label="Pages" className={session ? undefined : 'to-come'}>
        {(session ? pagesFor(session) : PAGES).map(({ name, path: own }, index) => (
          <Link key={name} href={hrefOf(own)} isCurrent={path.length === 0 ? index === 0 : path[0] === own[0]}>
            {name}
          </Link>
        ))}
      </nav>
      <a href="/docs" className="help">
        Help
      </a>
      {roles && roles.length > 0 ? (
        <label className="eyes">
          Seen as
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
      ) : (
        session && (
          <span className="eyes">
            {session.viewer.personId?.replace('person:', '') ?? session.viewer.name} · {title(session.viewer.role)}
            <button
              type="button"
              onClick={() => {
                open(undefined);
              }}
            >
              Log out
            </button>
          </span>
        )
      )}
    </header>
  );
}

function Main({ desk: { session, fault, again } }: { readonly desk: DeskSession }) {
  const { path } = usePlace();
  const main = useRef<HTMLElement>(null);
  const place = path.join('/');
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) main.current?.focus();
    before.current = place;
  }, [place]);
  return (
    <main id="main" ref={main} tabIndex={-1}>
      {!session && <h1>Loan desk</h1>}
      {fault !== undefined && (
        <div className="fault" role="alert">
          <p>{fault}</p>
          {!session && (
            <button type="button" onClick={again}>
              Try again
            </button>
          )}
        </div>
      )}
      {!session && fault === undefined && (
        <p className="loading" role="status">
          Loading …
        </p>
      )}
      {session && (
        <SessionContext value={session}>
          <PageBoundary key={`${session.viewer.clientId} ${place}`}>
            <Page path={path} />
          </PageBoundary>
        </SessionContext>
      )}
    </main>
  );
}

function Page({ path: [page, id, ...rest] }: { readonly path: readonly string[] }) {
  const session = useSession();
  // A role without a board starts at the first useful page. Other pages open by their address, if the role can read
  // them.
  const found = page === undefined ? pagesFor(session)[0] : PAGES.find(({ path: [own] }) => own === page);
  useEffect(() => {
    document.title = [id, found?.name, 'Loan desk'].filter(Boolean).join(' · ');
  }, [id, found?.name]);
  if (page === 'loans' && id !== undefined && rest.length === 0) return <LoanPage id={id} />;
  if (found && id === undefined) return <found.page />;
  return (
    <>
      <h1>Page not found</h1>
      <p>
        <Link href={hrefOf([])}>Go to the start page</Link>
      </p>
    </>
  );
}
