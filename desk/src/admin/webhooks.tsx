import type { TypedDocumentNode } from '@apollo/client';
import { newIdempotencyKey } from 'loan-gateway-client';
import {
  DeskWebhooksDocument,
  DisableWebhookDeliveryDocument,
  EnableWebhookDeliveryDocument,
  TestWebhookDeliveryDocument,
  type DeskWebhooksQuery,
  type WebhookInput,
} from 'loan-gateway-client/documents';
import { useState } from 'react';
import { faultText } from '../connection/fault-text.js';
import { hiddenIn } from '../graph/hidden.js';
import { useAnswer } from '../graph/use-answer.js';
import { useChanges } from '../graph/use-changes.js';
import { useSession } from '../session/session-context.js';
import { Badge, Panel, Table, Waiting } from '../shared/parts.js';
import { moment, plain, title } from '../text/words.js';

type Row = NonNullable<DeskWebhooksQuery['webhooks']>['nodes'][number];

type Act = 'test' | 'enable' | 'disable';

interface WebhookAnswer {
  readonly webhookAnswer: { readonly __typename: string; readonly message?: string } | null;
}

const MUTATIONS: Readonly<Record<Act, TypedDocumentNode<WebhookAnswer, { input: WebhookInput }>>> = {
  test: TestWebhookDeliveryDocument,
  enable: EnableWebhookDeliveryDocument,
  disable: DisableWebhookDeliveryDocument,
};

const DONE: Readonly<Record<Act, string>> = {
  test: 'Test message queued.',
  enable: 'Webhook enabled.',
  disable: 'Webhook disabled.',
};

/** The addresses that receive the client’s events, and how deliveries go. */
export function Webhooks() {
  const { client } = useSession();
  const answer = useAnswer(DeskWebhooksDocument, {});
  useChanges(answer.again);
  const [said, setSaid] = useState<string>();
  const send = async (row: Row, act: Act) => {
    const input = { webhookId: row.id, idempotencyKey: newIdempotencyKey() };
    const { data, error } = await client.mutate({ mutation: MUTATIONS[act], variables: { input } });
    const result = data?.webhookAnswer;
    if (!result) setSaid(faultText(error));
    else setSaid(result.message === undefined ? DONE[act] : plain(result.message));
    answer.again();
  };
  const hidden = hiddenIn(answer.errors)('webhooks');
  const rows = answer.data?.webhooks?.nodes;
  return (
    <>
      <h1>Webhooks</h1>
      <Waiting answer={answer} />
      {hidden && <Panel title="Receivers" hidden={hidden} />}
      <p role="status">{said}</p>
      {rows && (
        <Panel title="Receivers" aside={<a href="/docs/webhooks">How to create one</a>}>
          <Table
            label="Receivers"
            rows={rows}
            keyOf={({ id }) => id}
            empty="No webhooks. A program creates them with its own credentials."
            columns={[
              { label: 'Address', cell: ({ url }) => <span className="short">{url}</span> },
              { label: 'State', cell: (row) => <Badge of={stateOf(row).of}>{stateOf(row).text}</Badge> },
              { label: 'Failing since', cell: ({ failingSince }) => moment(failingSince) },
              { label: 'Last delivery', cell: ({ deliveries }) => lastOf(deliveries) },
              { label: 'Old secret ends', cell: ({ oldSecretEndsAt }) => moment(oldSecretEndsAt) },
              { label: 'Created', cell: ({ createdAt }) => moment(createdAt) },
              {
                label: 'Actions',
                cell: (row) => (
                  <div className="commands">
                    <button type="button" onClick={() => void send(row, 'test')}>
                      Send test
                    </button>
                    <button type="button" onClick={() => void send(row, row.disabledAt == null ? 'disable' : 'enable')}>
                      {row.disabledAt == null ? 'Disable' : 'Enable'}
                    </button>
                  </div>
                ),
              },
            ]}
          />
        </Panel>
      )}
    </>
  );
}

function stateOf({ disabledAt, disabledBecause, failingSince }: Row): { readonly of: string; readonly text: string } {
  if (disabledAt != null) return { of: 'failed', text: `Disabled: ${title(disabledBecause)}` };
  return failingSince == null ? { of: 'active', text: 'Delivering' } : { of: 'failed', text: 'Failing' };
}

function lastOf({ nodes: [last] }: Row['deliveries']): string {
  if (!last) return '–';
  const answer = last.answerCode == null ? '' : `, answered ${String(last.answerCode)}`;
  return `${title(last.status)}${answer}, ${moment(last.createdAt)}`;
}
