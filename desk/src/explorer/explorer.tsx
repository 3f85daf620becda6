import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { HISTORY_PLUGIN, HistoryStore } from '@graphiql/plugin-history';
import { GraphiQLProvider, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQLInterface } from 'graphiql';
import type { TokenSource } from 'loan-gateway-client';
import { useEffect, useMemo, useState } from 'react';
import { faultText } from '../connection/fault-text.js';
import { demoRoles, demoTokens } from '../session/open-session.js';
import { title } from '../shared/words.js';
import { EXAMPLES, FIRST_OPERATION } from './examples.js';
import { graphFetcher } from './graph-fetcher.js';

const PLUGINS = [DOC_EXPLORER_PLUGIN, HISTORY_PLUGIN];
const FIRST_ROLE = 'UNDERWRITER';
const TO_FILL_IN = JSON.stringify({ Authorization: 'Bearer <token from authToken>', key: '<API key>' }, null, 2);

/** GraphiQL on this gateway. With the demo it asks as a chosen role, else with the credentials in the headers. */
export function Explorer() {
  const [roles, setRoles] = useState<readonly string[]>();
  const [role, setRole] = useState(FIRST_ROLE);
  const [tokens, setTokens] = useState<TokenSource>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const begin = () => {
      demoRoles().then(setRoles, (error: unknown) => {
        setFault(faultText(error));
      });
    };
    begin();
    addEventListener('online', begin, { once: true });
    return () => {
      removeEventListener('online', begin);
    };
  }, []);
  const hasDemo = roles !== undefined && roles.length > 0;
  useEffect(() => {
    if (!hasDemo) return;
    let isCurrent = true;
    void demoTokens(role).then((next) => {
      if (isCurrent) setTokens(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [hasDemo, role]);
  const fetcher = useMemo(() => graphFetcher(tokens), [tokens]);
  const asked = new URLSearchParams(location.search).get('query');
  if (roles === undefined || (hasDemo && !tokens))
    return (
      <main className="waiting">
        <h1>Loan gateway</h1>
        <p role="status">{fault ?? 'Loading …'}</p>
      </main>
    );
  return (
    <GraphiQLProvider
      fetcher={fetcher}
      defaultQuery={FIRST_OPERATION}
      defaultHeaders={hasDemo ? '' : TO_FILL_IN}
      {...(asked !== null && { initialQuery: asked })}
      shouldPersistHeaders={false}
      plugins={PLUGINS}
      referencePlugin={DOC_EXPLORER_PLUGIN}
    >
      <div className="explorer">
        <header>
          <h1>Loan gateway</h1>
          {hasDemo && (
            <label>
              Asked as
              <select
                value={role}
                onChange={(event) => {
                  setRole(event.target.value);
                }}
              >
                {roles.map((known) => (
                  <option key={known} value={known}>
                    {title(known)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Examples />
          <a href="/docs">Docs</a>
          <a href="/desk">The desk</a>
        </header>
        <main>
          <HistoryStore>
            <DocExplorerStore>
              <GraphiQLInterface showPersistHeadersSettings={false} />
            </DocExplorerStore>
          </HistoryStore>
        </main>
      </div>
    </GraphiQLProvider>
  );
}

/** Each opens in a tab of its own: what was being written stays. */
function Examples() {
  const actions = useGraphiQLActions();
  const editor = useGraphiQL(({ queryEditor }) => queryEditor);
  return (
    <label>
      Examples
      <select
        value=""
        disabled={!editor}
        onChange={(event) => {
          const example = EXAMPLES[Number(event.target.value)];
          if (!example) return;
          actions.addTab();
          editor?.setValue(example.query);
        }}
      >
        <option value="">Choose …</option>
        {EXAMPLES.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
