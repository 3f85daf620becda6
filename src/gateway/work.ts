import parser from 'cron-parser';
import { startWorkers, type Workers } from '../platform/jobs/workers.js';
import type { Config } from './config/config.js';
import { openServices, type OpenOptions, type OpenServices } from './open-services.js';
import { WEBHOOK_DELIVERY } from '../features/webhook/webhook-jobs.js';

/** Workers on services that are open, in a gateway or alone. */
export async function workersOn({ services, logger }: OpenServices, { businessTimeZone }: Config): Promise<Workers> {
  const complain = (what: string, error: unknown) => {
    // What an error says may hold values of a statement.
    const { name, code } = error as { name?: unknown; code?: unknown };
    logger.error({ job: what, fault: [name, code].filter((word) => typeof word === 'string').join(' ') }, 'job');
  };
  const { engine, kinds, listen } = services.jobs;
  const workers = startWorkers({ engine, kinds, lastOccurrence: lastOccurrenceIn(businessTimeZone), complain });
  const stopListening = await listen(
    () => {
      workers.wake(WEBHOOK_DELIVERY);
    },
    (error) => {
      complain('webhooks', error);
    },
  );
  return {
    wake: (name) => {
      workers.wake(name);
    },
    counts: () => workers.counts(),
    stop: () => {
      stopListening();
      return workers.stop();
    },
  };
}

/** `loan-gateway work`: the jobs of a database, without a server. */
export async function startWork(config: Config, options: OpenOptions = {}): Promise<{ stop(): Promise<void> }> {
  const open = await openServices(config, options);
  try {
    const workers = await workersOn(open, config);
    return {
      stop: async () => {
        await workers.stop();
        await open.close();
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}

/**
 * When a cron expression last came true by the clocks of a time zone. To find out may take tens of milliseconds, so what was found is
 * good until it comes true again.
 */
export function lastOccurrenceIn(timeZone: string): (cron: string, at: Date) => Date {
  const found = new Map<string, { readonly last: Date; readonly next: Date }>();
  const from = (cron: string, currentDate: Date) => parser.parseExpression(cron, { currentDate, tz: timeZone });
  return (cron, at) => {
    const known = found.get(cron);
    if (known && known.last < at && at <= known.next) return known.last;
    const last = from(cron, at).prev().toDate();
    found.set(cron, { last, next: from(cron, last).next().toDate() });
    return last;
  };
}
