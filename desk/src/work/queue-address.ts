import type { WorkQueueName } from 'loan-gateway-client/documents';

/** A queue as addresses have it: `new-delinquent`. */
export const addressOf = (name: WorkQueueName): string => name.toLowerCase().replaceAll('_', '-');
