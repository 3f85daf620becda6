import { newId, type Caller } from '../command/command-call.js';
import { type Viewer } from '../../domain/access/viewer.js';
import { keyHolder } from '../../platform/identity/viewer.js';
import { invalidInput, refuse, success, type FieldFault, type Result } from '../../domain/refusal.js';
import { LONGEST_OLD_SECRET_HOURS, OLD_SECRET_HOURS } from '../../domain/webhook/retry-schedule.js';
import { once } from '../../platform/idempotency/once.js';
import { actorOf } from '../client/manage-clients.js';
import { clientSubject } from '../../domain/audit/audit-subjects.js';
import type { LoanFeed } from '../loan/loan-event.js';
import type { AdministrationStores, Clock } from '../ports.js';
import type { UnitOfWork } from '../../platform/postgres/unit-of-work.js';
import type { Json } from '../../platform/runtime/json.js';
import type { Webhook, WebhookFilter } from './webhook-store.js';
import { newSecret, signing } from './send-deliveries.js';
import { WEBHOOK_DELIVERY } from './webhook-jobs.js';

const MOST_WEBHOOKS = 20;
const MOST_LOANS = 100;
const LONGEST_URL = 2_000;

export interface WebhookInput {
  readonly url: string;
  readonly events: readonly string[];
  readonly filter: WebhookFilter;
}

export interface WebhookNeeds {
  readonly unitOfWork: UnitOfWork<AdministrationStores>;
  readonly clock: Clock;
  readonly feed: LoanFeed;
  /** Whether addresses without TLS may be named: where some inside the house are allowed. */
  readonly isPlainAllowed: boolean;
  /** Whether an address that stands in a URL may be reached; a name may always be tried. */
  readonly mayBeNamed: (url: URL) => boolean;
}

interface Key {
  readonly idempotencyKey: string;
}

type OfWebhook = Key & { readonly webhookId: string };
type Changed = Promise<Result<{ webhookId: string }>>;
type WithSecret = Promise<Result<{ webhookId: string; secret?: string }>>;

export type ManageWebhooks = ReturnType<typeof manageWebhooks>;

/** What a client does with its own webhooks; those of others are not there for it. */
export function manageWebhooks({ unitOfWork, clock, feed, ...outside }: WebhookNeeds) {
  /** A command once, with a line in the audit log. */
  const run = <T extends Json>(
    operation: string,
    caller: Caller,
    { idempotencyKey, ...input }: Key,
    work: (stores: AdministrationStores) => Promise<Result<T>>,
  ): Promise<Result<T>> =>
    once(
      unitOfWork,
      {
        scope: { clientId: keyHolder(caller.viewer), operation, key: idempotencyKey },
        input: JSON.parse(JSON.stringify(input)) as Json,
      },
      async (stores) => {
        const done = await work(stores);
        if (done.ok) await stores.audit.append(actOf(operation, caller, clock.now()));
        return done;
      },
    );

  /** Anything with one webhook, which nobody else changes meanwhile. */
  const onOwn = (
    operation: string,
    caller: Caller,
    input: OfWebhook,
    work: (webhook: Webhook, stores: AdministrationStores) => Promise<Result<{ webhookId: string }> | undefined>,
  ): Changed =>
    run(operation, caller, input, async (stores) => {
      const webhook = await ownWebhook(stores, caller.viewer, input.webhookId);
      if (!webhook) return refuse('NOT_FOUND', 'There is no webhook with this ID for your client.');
      return (await work(webhook, stores)) ?? success({ webhookId: webhook.id });
    });

  const change = (
    operation: string,
    caller: Caller,
    input: OfWebhook,
    changes: (webhook: Webhook) => Partial<Webhook>,
  ): Changed =>
    onOwn(operation, caller, input, async (webhook, { webhooks }) => {
      await webhooks.update({ ...seenBy(webhook, caller.viewer), ...changes(webhook) });
      return undefined;
    });

  return {
    create: async (caller: Caller, input: WebhookInput & Key): WithSecret => {
      const faults = faultsOf(input, outside);
      if (faults.length > 0) return invalidInput(faults);
      const { viewer } = caller;
      const position = await feed.end();
      const secret = newSecret();
      let shown: string | undefined;
      const made = await run('createWebhook', caller, input, async (stores) => {
        if ((await stores.webhooks.countOf(viewer.clientId)) >= MOST_WEBHOOKS)
          return refuse('CONFLICT', `The limit of ${MOST_WEBHOOKS} webhooks per client is reached. Delete one first.`);
        const webhookId = newId('WH');
        await stores.webhooks.insert({
          id: webhookId,
          clientId: viewer.clientId,
          scopes: [...viewer.scopes],
          ...wanted(input),
          secrets: [{ secret }],
          position,
          createdAt: clock.now(),
          failingSince: null,
          disabledAt: null,
          disabledBecause: null,
        });
        shown = secret;
        return success({ webhookId });
      });
      return made.ok ? success({ ...made.value, ...(shown !== undefined && { secret: shown }) }) : made;
    },

    update: (caller: Caller, input: WebhookInput & OfWebhook): Changed => {
      const faults = faultsOf(input, outside);
      if (faults.length > 0) return Promise.resolve(invalidInput(faults));
      return change('updateWebhook', caller, input, () => wanted(input));
    },

    /** The old secret signs beside the new one for some hours, so that receivers can change over. */
    rotate: async (caller: Caller, input: OfWebhook & { readonly oldSecretHours?: number }): WithSecret => {
      const hours = input.oldSecretHours ?? OLD_SECRET_HOURS;
      if (hours < 0 || hours > LONGEST_OLD_SECRET_HOURS)
        return invalidInput([{ field: 'oldSecretHours', reason: `must be 0 to ${LONGEST_OLD_SECRET_HOURS}` }]);
      const secret = newSecret();
      let shown: string | undefined;
      const rotated = await change('rotateWebhookSecret', caller, input, (webhook) => {
        const now = clock.now();
        const endsAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
        const [current] = signing(webhook.secrets, now);
        const old = current && hours > 0 ? [{ secret: current.secret, endsAt }] : [];
        shown = secret;
        return { secrets: [{ secret }, ...old] };
      });
      return rotated.ok ? success({ ...rotated.value, ...(shown !== undefined && { secret: shown }) }) : rotated;
    },

    disable: (caller: Caller, input: OfWebhook): Changed =>
      onOwn('disableWebhook', caller, input, async (webhook, { webhooks }) => {
        if (!webhook.disabledAt)
          await webhooks.update({ ...webhook, disabledAt: clock.now(), disabledBecause: 'BY_CLIENT' });
        return undefined;
      }),

    /** It goes on where it stood: what happened meanwhile goes out. */
    enable: (caller: Caller, input: OfWebhook): Changed =>
      onOwn('enableWebhook', caller, input, async (webhook, { webhooks, jobs }) => {
        const seen = seenBy(webhook, caller.viewer);
        await webhooks.update({ ...seen, disabledAt: null, disabledBecause: null, failingSince: null });
        await jobs.send(WEBHOOK_DELIVERY, { webhookId: webhook.id }, { key: webhook.id });
        return undefined;
      }),

    remove: (caller: Caller, input: OfWebhook): Changed =>
      onOwn('deleteWebhook', caller, input, async (webhook, { webhooks }) => {
        await webhooks.remove(webhook.id, clock.now());
        return undefined;
      }),

    test: (caller: Caller, input: OfWebhook): Promise<Result<{ webhookId: string; deliveryId: string }>> =>
      onOwn('testWebhook', caller, input, async (webhook, stores) => {
        const deliveryId = newId('WD');
        return goesOut(stores, webhook, { id: deliveryId, messageId: deliveryId, eventId: null });
      }) as Promise<Result<{ webhookId: string; deliveryId: string }>>,

    /** The same message once more, by a delivery of its own. */
    redeliver: (
      caller: Caller,
      input: Key & { readonly deliveryId: string },
    ): Promise<Result<{ webhookId: string; deliveryId: string }>> =>
      run('redeliverWebhook', caller, input, async (stores) => {
        const before = await stores.webhooks.delivery(input.deliveryId);
        const webhook = before && (await ownWebhook(stores, caller.viewer, before.webhookId));
        if (!webhook) return refuse('NOT_FOUND', 'There is no delivery with this ID for your client.');
        await stores.webhooks.update(seenBy(webhook, caller.viewer));
        return goesOut(stores, webhook, { ...before, id: newId('WD') });
      }),
  };

  async function goesOut(
    { webhooks, jobs }: AdministrationStores,
    webhook: Webhook,
    delivery: { readonly id: string; readonly messageId: string; readonly eventId: string | null },
  ): Promise<Result<{ webhookId: string; deliveryId: string }, 'CONFLICT'>> {
    if (webhook.disabledAt) return refuse('CONFLICT', 'The webhook is disabled. Enable it first.');
    const { id, messageId, eventId } = delivery;
    await webhooks.addDelivery({ id, webhookId: webhook.id, messageId, eventId, createdAt: clock.now() });
    await jobs.send(WEBHOOK_DELIVERY, { webhookId: webhook.id }, { key: webhook.id });
    return success({ webhookId: webhook.id, deliveryId: id });
  }
}

const actOf = (operation: string, caller: Caller, at: Date) => ({
  ...actorOf(caller),
  at,
  operation,
  subjects: [clientSubject(caller.viewer.clientId)],
  classes: [],
  fields: [],
  reason: null,
});

/** Whoever changes a webhook lets it see no more than is seen by that. */
const seenBy = (webhook: Webhook, { scopes }: Viewer): Webhook => ({
  ...webhook,
  scopes: webhook.scopes.filter((scope) => scopes.has(scope)),
});

async function ownWebhook({ webhooks }: AdministrationStores, { clientId }: Viewer, id: string) {
  const webhook = await webhooks.lock(id);
  return webhook?.clientId === clientId ? webhook : undefined;
}

const wanted = ({ url, events, filter }: WebhookInput): WebhookInput => ({
  url: new URL(url).href,
  events: [...new Set(events)],
  filter,
});

type Outside = Pick<WebhookNeeds, 'isPlainAllowed' | 'mayBeNamed'>;

function faultsOf({ url, filter }: WebhookInput, outside: Outside): FieldFault[] {
  const faults: FieldFault[] = [];
  const fault = urlFault(url, outside);
  if (fault !== undefined) faults.push({ field: 'url', reason: fault });
  if ((filter.loanIds?.length ?? 0) > MOST_LOANS)
    faults.push({ field: 'filter.loanIds', reason: `must have at most ${MOST_LOANS} items` });
  return faults;
}

function urlFault(text: string, { isPlainAllowed, mayBeNamed }: Outside): string | undefined {
  if (text.length > LONGEST_URL || !URL.canParse(text))
    return `must be an https:// address of ${LONGEST_URL} characters at most`;
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:' && !(isPlainAllowed && protocol === 'http:')) return 'must be an https:// address';
  if (username !== '' || password !== '') return 'must have no user and no password: messages are signed instead';
  if (!mayBeNamed(new URL(text))) return 'must not be an address of a private network';
  return undefined;
}
