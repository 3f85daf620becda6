import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Board } from './board/board.js';
import { Borrowers } from './loans/borrowers.js';
import { Loans } from './loans/loans.js';
import { LoanPage } from './loan/loan-page.js';
import { Approvals } from './queues/approvals.js';
import { Holds } from './queues/holds.js';
import { Payments } from './queues/payments.js';
import { LoginForm } from './session/login-form.js';
import { SessionContext } from './session/session-context.js';
import { useDeskSession, type DeskSession } from './session/use-desk-session.js';
import { PageBoundary } from './shared/page-boundary.js';
import { hrefOf, Link, usePlace } from './shared/place.js';
import { useKeptFocus } from './shared/use-kept-focus.js';
import { title } from './shared/words.js';

const PAGES = [
  { name: 'Board', path: [] },
  { name: 'Loans', path: ['loans'] },
  { name: 'Payments', path: ['payments'] },
  { name: 'Approvals', path: ['approvals'] },
  { name: 'Holds', path: ['holds'] },
  { name: 'Borrowers', path: ['borrowers'] },
] as const;

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
          You are offline: what is shown may be old. It is read anew once the connection is back.
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
      <nav aria-label="Pages">
        {PAGES.map(({ name, path: [first] }) => (
          <Link key={name} href={hrefOf(first === undefined ? [] : [first])} isCurrent={path[0] === first}>
            {name}
          </Link>
        ))}
      </nav>
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
  useEffect(() => {
    document.title = [id, page === undefined ? 'Board' : title(page), 'Loan desk'].filter(Boolean).join(' · ');
  }, [page, id]);
  if (page === undefined) return <Board />;
  if (page === 'loans' && id !== undefined && rest.length === 0) return <LoanPage id={id} />;
  if (page === 'loans' && id === undefined) return <Loans />;
  if (page === 'payments' && id === undefined) return <Payments />;
  if (page === 'approvals' && id === undefined) return <Approvals />;
  if (page === 'holds' && id === undefined) return <Holds />;
  if (page === 'borrowers' && id === undefined) return <Borrowers />;
  return (
    <>
      <h1>There is no such page</h1>
      <p>
        <Link href={hrefOf([])}>To the board</Link>
      </p>
    </>
  );
}
