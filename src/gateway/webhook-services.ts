import { callWebhooks, webhookUpkeep, deliverWebhook } from '../app/webhook/deliver-webhooks.js';
import { manageWebhooks, type ManageWebhooks } from '../app/webhook/manage-webhooks.js';
import type { LoanSignals } from '../app/loan/follow-loan.js';
import type { JobEngine, JobKinds } from '../app/ports/jobs.js';
import type { LoanFeed } from '../app/ports/loan-feed.js';
import type { AdministrationStores, ClientStore, Clock, UnitOfWork } from '../app/ports/ports.js';
import { hiddenCommands } from '../graphql/guard/told-commands.js';
import { mayBeNamed } from '../outbound/find-addresses.js';
import { poster, type PostLimits } from '../outbound/post-message.js';
import type { Database } from '../persistence/database/database.js';
import { deliveryStore } from '../persistence/webhook/delivery-store.js';
import type { WebhookSeals } from '../persistence/webhook/webhook-store.js';

export interface WebhookServiceNeeds {
  readonly database: Pick<Database, 'read' | 'write' | 'transact'>;
  readonly seals: WebhookSeals;
  readonly unitOfWork: UnitOfWork<AdministrationStores>;
  readonly clock: Clock;
  readonly feed: LoanFeed;
  readonly signals: LoanSignals;
  readonly clients: ClientStore;
  readonly engine: JobEngine;
  readonly allowLocal: readonly string[];
  /** Shorter ones, for tests. */
  readonly postLimits?: PostLimits | undefined;
}

export interface WebhookServices {
  readonly manageWebhooks: ManageWebhooks;
  readonly kinds: JobKinds;
  /** In a process with workers: hears of what happens. Answers how to stop. */
  readonly listen: (called: () => void, complain: (error: unknown) => void) => Promise<() => void>;
  close(): void;
}

/** So many webhooks at once in a process: most of their time they wait for receivers. */
const CONCURRENCY = 16;

export function webhookServices(needs: WebhookServiceNeeds): WebhookServices {
  const { database, seals, clock, feed, signals, clients, engine, allowLocal, postLimits } = needs;
  const store = deliveryStore(database, seals);
  const { post, close } = poster(allowLocal, postLimits && { limits: postLimits });
  const courier = { store, jobs: engine };
  return {
    manageWebhooks: manageWebhooks({
      ...needs,
      isPlainAllowed: allowLocal.length > 0,
      mayBeNamed: (url) => mayBeNamed(url, allowLocal),
    }),
    kinds: {
      'webhook-delivery': {
        handler: deliverWebhook({ store, feed, clients, jobs: engine, post, hiddenCommands, clock }),
        concurrency: CONCURRENCY,
      },
      'webhook-upkeep': { handler: webhookUpkeep({ ...courier, clock }), concurrency: 1, cron: '* * * * *' },
    },
    listen: (called, complain) => callWebhooks({ ...courier, signals, called, complain }),
    close,
  };
}
