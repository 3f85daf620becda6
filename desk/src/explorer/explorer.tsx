import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { HISTORY_PLUGIN, HistoryStore } from '@graphiql/plugin-history';
import { GraphiQLProvider, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQLInterface } from 'graphiql';
import { gatewayFetch, type TokenSource } from 'loan-gateway-client';
import { useEffect, useMemo, useState } from 'react';
import { GRAPH } from '../connection/connect.js';
import { faultText } from '../connection/fault-text.js';
import { demoRoles, demoTokens } from '../session/open-session.js';
import { title } from '../text/words.js';
import { type Example, EXAMPLES, FIRST_OPERATION, type Variables } from './examples.js';
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
          <Examples
            onRole={(next) => {
              if (hasDemo) setRole(next);
            }}
            find={(example) => (hasDemo ? variablesOf(example) : Promise.resolve(undefined))}
          />
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

/** Variables with which an example runs on the demo loans. */
async function variablesOf({ role, variables }: Example): Promise<string | undefined> {
  if (!variables) return undefined;
  const response = await gatewayFetch(await demoTokens(role))(GRAPH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: variables.query }),
  });
  const { data } = (await response.json()) as { readonly data: Parameters<Variables['from']>[0] };
  return JSON.stringify(variables.from(data), null, 2);
}

interface ExamplesProps {
  readonly onRole: (role: string) => void;
  readonly find: (example: Example) => Promise<string | undefined>;
}

/** Each opens in a tab of its own, with its role and variables: what was being written stays. */
function Examples({ onRole, find }: ExamplesProps) {
  const actions = useGraphiQLActions();
  const editor = useGraphiQL(({ queryEditor }) => queryEditor);
  const variableEditor = useGraphiQL(({ variableEditor: found }) => found);
  const open = (example: Example, variables = '') => {
    onRole(example.role);
    actions.addTab();
    editor?.setValue(example.query);
    variableEditor?.setValue(variables);
  };
  return (
    <label>
      Examples
      <select
        value=""
        disabled={!editor}
        onChange={(event) => {
          const example = EXAMPLES[Number(event.target.value)];
          if (!example) return;
          if (!example.variables) open(example);
          else
            void find(example).then((found) => {
              open(example, found);
            });
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
