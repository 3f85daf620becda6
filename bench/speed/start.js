import { table } from '../support/results.js';
import { startGateway } from './contestants.js';
import { median } from './figures.js';

const STARTS = 5;

/** From the start of the process to the first answer of `/health/ready`, on a database that is up to date. */
export async function startReport({ url }) {
  const times = [];
  for (let start = 0; start < STARTS; start += 1) {
    const gateway = await startGateway(url);
    times.push(gateway.startMilliseconds);
    await gateway.stop();
  }
  const columns = ['starts', 'least ms', 'median ms', 'most ms'];
  return table(columns, [[STARTS, ...[Math.min(...times), median(times), Math.max(...times)].map(Math.round)]]);
}
