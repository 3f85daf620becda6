import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { PAGES } from './pages.js';
import { LoginForm } from './session/login-form.js';
import { SessionContext, useSession } from './session/session-context.js';
import { useDeskSession, type DeskSession } from './session/use-desk-session.js';
import { PageBoundary } from './shared/page-boundary.js';
import { hrefOf, Link, usePlace } from './shared/place.js';
import { useKeptFocus } from './shared/use-kept-focus.js';
import { pagesFor, placeOf, tabsFor } from './shell/desk-page.js';
import { Shell } from './shell/shell.js';

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
      <Shell desk={desk} pages={PAGES}>
        <Main desk={desk} isOnline={isOnline} />
      </Shell>
    </>
  );
}

function listenToNetwork(callback: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, callback);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, callback);
  };
}

interface MainProps {
  readonly desk: DeskSession;
  readonly isOnline: boolean;
}

function Main({ desk: { session, fault, again }, isOnline }: MainProps) {
  const { path } = usePlace();
  const main = useRef<HTMLElement>(null);
  const place = path.join('/');
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) main.current?.focus({ preventScroll: true });
    before.current = place;
  }, [place]);
  return (
    <main id="main" ref={main} tabIndex={-1}>
      {!isOnline && (
        <p className="offline" role="status">
          You are offline. The data can be outdated until you are connected again.
        </p>
      )}
      {!session && <h1 className="unseen">Loan desk</h1>}
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
      {!session && fault === undefined && <Loading />}
      {session && (
        <SessionContext value={session}>
          <PageBoundary key={`${session.viewer.clientId} ${place}`}>
            <Suspense fallback={<Loading />}>
              <Page path={path} />
            </Suspense>
          </PageBoundary>
        </SessionContext>
      )}
    </main>
  );
}

const Loading = () => (
  <p className="loading" role="status">
    Loading …
  </p>
);

function Page({ path: [first, id, ...rest] }: { readonly path: readonly string[] }) {
  const session = useSession();
  // A role without a home starts at the first useful page. Other pages open by their address, if the role can read
  // them.
  const start = first === undefined ? pagesFor(PAGES, session)[0] : undefined;
  const found = start ? { page: start, tab: undefined } : placeOf(PAGES, first ?? '');
  const name = found?.tab?.name ?? found?.page.name;
  useEffect(() => {
    document.title = [id, name, 'Loan desk'].filter(Boolean).join(' · ');
  }, [id, name]);
  const Item = found?.page.item;
  if (Item && id !== undefined && rest.length === 0) return <Item id={id} />;
  if (found && id === undefined) {
    const Shown = (found.tab ?? found.page).page;
    const tabs = tabsFor(found.page, session);
    return (
      <>
        {tabs.length > 1 && (
          <nav className="tabs" aria-label={found.page.name}>
            {tabs.map((tab) => (
              <Link key={tab.name} href={hrefOf(tab.path)} isCurrent={tab.path[0] === first}>
                {tab.name}
              </Link>
            ))}
          </nav>
        )}
        <Shown />
      </>
    );
  }
  return (
    <>
      <h1>Page not found</h1>
      <p>
        <Link href={hrefOf([])}>Go to the start page</Link>
      </p>
    </>
  );
}
