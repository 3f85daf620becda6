import type { RetryLimits } from '../../platform/jobs/jobs.js';

/** Sends the waiting messages of one webhook. */
export const WEBHOOK_DELIVERY = 'webhook-delivery';

/** Looks every minute which webhooks have messages to send. */
export const WEBHOOK_UPKEEP = 'webhook-upkeep';

/** The upkeep calls each webhook every minute anyway: repeated jobs would pile up beside it. */
export const WEBHOOK_RETRIES: RetryLimits = { [WEBHOOK_DELIVERY]: 0 };
