import { newIdempotencyKey } from 'loan-gateway-client';
import {
  ClientsDocument,
  CreateClientDocument,
  RevokeClientDocument,
  RotateClientKeyDocument,
  type ClientRole,
  type ClientsQuery,
  type CreateClientInput,
} from 'loan-gateway-client/documents';
import { useState, type SubmitEvent } from 'react';
import { faultText } from '../connection/fault-text.js';
import { hiddenIn } from '../graph/hidden.js';
import { useAnswer } from '../graph/use-answer.js';
import { useSession } from '../session/session-context.js';
import { Badge, Facts, Panel, Table, Waiting } from '../shared/parts.js';
import { plain, title } from '../text/words.js';
import { Drawer } from '../table/drawer.js';

type Row = NonNullable<ClientsQuery['clients']>['edges'][number]['node'];

interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly apiKey: string | null;
}

const ROLES: readonly ClientRole[] = [
  'SUPPORT',
  'SERVICER',
  'UNDERWRITER',
  'LENDER',
  'AUDITOR',
  'MARKETPLACE',
  'BORROWER',
  'ADMIN',
];

/** Programs and their keys. A secret is shown once. */
export function Clients() {
  const { client, may } = useSession();
  const answer = useAnswer(ClientsDocument, { first: 100 });
  const [issued, setIssued] = useState<Credentials>();
  const [asked, setAsked] = useState<{ readonly row: Row; readonly isRevoked: boolean }>();
  const [isNew, setNew] = useState(false);
  const [fault, setFault] = useState<string>();
  const hidden = hiddenIn(answer.errors)('clients');
  const rows = answer.data?.clients?.edges.map(({ node }) => node) ?? [];

  const create = async (input: CreateClientInput) => {
    const { data, error } = await client.mutate({ mutation: CreateClientDocument, variables: { input } });
    const result = data?.createClient;
    if (result?.__typename === 'ClientCredentialsIssued') {
      setIssued(result);
      setNew(false);
      answer.again();
      return undefined;
    }
    return result && 'message' in result ? plain(result.message) : faultText(error);
  };
  const carryOut = async ({ row, isRevoked }: { readonly row: Row; readonly isRevoked: boolean }) => {
    const input = { clientId: row.id, idempotencyKey: newIdempotencyKey() };
    setAsked(undefined);
    setFault(undefined);
    const { data, error } = isRevoked
      ? await client.mutate({ mutation: RevokeClientDocument, variables: { input } })
      : await client.mutate({ mutation: RotateClientKeyDocument, variables: { input } });
    const result = data && ('revokeClient' in data ? data.revokeClient : data.rotateClientKey);
    if (result?.__typename === 'ClientCredentialsIssued') setIssued(result);
    else if (result?.__typename !== 'ClientRevoked')
      setFault(result && 'message' in result ? plain(result.message) : faultText(error));
    answer.again();
  };
  return (
    <>
      <h1>Clients</h1>
      <Waiting answer={answer} />
      {fault !== undefined && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {issued && (
        <Panel title="New credentials">
          <p className="note" role="status">
            Copy them now. They are not shown again.
          </p>
          <Facts
            facts={[
              { label: 'Client ID', value: <code>{issued.clientId}</code> },
              { label: 'Secret', value: <code>{issued.clientSecret}</code> },
              { label: 'API key', value: <code>{issued.apiKey}</code> },
            ]}
          />
          <button
            type="button"
            onClick={() => {
              setIssued(undefined);
            }}
          >
            I have copied them
          </button>
        </Panel>
      )}
      <Panel
        title="API clients"
        hidden={hidden}
        aside={
          may('createClient') && (
            <button
              type="button"
              className="primary"
              onClick={() => {
                setNew(true);
              }}
            >
              New client
            </button>
          )
        }
      >
        <Table
          label="API clients"
          rows={rows}
          keyOf={({ id }) => id}
          empty="No clients. Create the first one."
          columns={[
            { label: 'Name', cell: ({ name }) => name },
            { label: 'Role', cell: ({ role }) => title(role) },
            { label: 'Loans', cell: portfolioText },
            {
              label: 'State',
              cell: ({ revokedAt }) => (
                <Badge of={revokedAt == null ? 'active' : 'failed'}>{revokedAt == null ? 'Active' : 'Revoked'}</Badge>
              ),
            },
            { label: 'Client ID', cell: ({ id }) => <code>{id}</code> },
            {
              label: 'Actions',
              cell: (row) =>
                row.revokedAt == null && (
                  <div className="commands">
                    <button
                      type="button"
                      onClick={() => {
                        setAsked({ row, isRevoked: false });
                      }}
                    >
                      Replace key
                    </button>
                    <button
                      type="button"
                      onClick={() => {
                        setAsked({ row, isRevoked: true });
                      }}
                    >
                      Revoke
                    </button>
                  </div>
                ),
            },
          ]}
        />
      </Panel>
      {asked && (
        <Drawer
          title={asked.isRevoked ? `Revoke ${asked.row.name}` : `Replace the key of ${asked.row.name}`}
          onClose={() => {
            setAsked(undefined);
          }}
        >
          <p>
            {asked.isRevoked
              ? 'Its tokens end at once. This can’t be undone.'
              : 'The old secret and API key stop working at once.'}
          </p>
          <button type="button" className="primary" onClick={() => void carryOut(asked)}>
            {asked.isRevoked ? 'Revoke client' : 'Replace key'}
          </button>
        </Drawer>
      )}
      {isNew && (
        <Drawer
          title="New client"
          onClose={() => {
            setNew(false);
          }}
        >
          <NewClient create={create} />
        </Drawer>
      )}
    </>
  );
}

const portfolioText = ({ portfolio: { kind, lenderId, servicerId } }: Row): string =>
  lenderId ?? servicerId ?? title(kind);

interface NewClientProps {
  /** Answers with what is wrong, if anything is. */
  readonly create: (input: CreateClientInput) => Promise<string | undefined>;
}

/** Roles whose clients have the loans of one company. */
const OWNED: readonly ClientRole[] = ['LENDER', 'SERVICER'];

function NewClient({ create }: NewClientProps) {
  const [role, setRole] = useState<ClientRole>('SUPPORT');
  const [fault, setFault] = useState<string>();
  const [key] = useState(newIdempotencyKey);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => ((form.get(name) as string | null) ?? '').trim();
    const owner = text('owner');
    const portfolio =
      owner === ''
        ? undefined
        : role === 'LENDER'
          ? ({ kind: 'LENDER', id: owner } as const)
          : ({ kind: 'SERVICER', id: owner } as const);
    setFault(await create({ idempotencyKey: key, name: text('name'), role, ...(portfolio && { portfolio }) }));
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor="client-name">Name</label>
        <input id="client-name" name="name" required autoComplete="off" />
      </div>
      <div className="field">
        <label htmlFor="client-role">Role</label>
        <select
          id="client-role"
          value={role}
          onChange={({ target }) => {
            setRole(target.value as ClientRole);
          }}
        >
          {ROLES.map((known) => (
            <option key={known} value={known}>
              {title(known)}
            </option>
          ))}
        </select>
      </div>
      {OWNED.includes(role) && (
        <div className="field">
          <label htmlFor="client-owner">{role === 'LENDER' ? 'Lender ID' : 'Servicer ID'}</label>
          <input id="client-owner" name="owner" required autoComplete="off" spellCheck={false} />
        </div>
      )}
      {fault !== undefined && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="primary">
        Create client
      </button>
    </form>
  );
}
