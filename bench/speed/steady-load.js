import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const WORKER = new URL('./steady-load-worker.js', import.meta.url);

/**
 * So many requests a second, whether or not earlier ones are answered. A request that finds every connection taken waits,
 * and its time counts from when it was due. Gives the milliseconds of each, and how long the load itself stood still at
 * most: where that is much, the machine was measured and not the server. It has a thread and so a heap of its own: in the
 * large one of the bench, a collection would stand in its way. The first seconds are left `uncounted`: what serves loads of
 * another kind is optimized for them.
 */
export async function steadyLoad(port, requests, perSecond, seconds, uncounted) {
  const worker = new Worker(WORKER, { workerData: { port, requests, perSecond, seconds, uncounted } });
  const [observed] = await once(worker, 'message');
  return observed;
}
