import { table } from '../support/results.js';
import { startGateway } from './contestants.js';
import { inTurn, load } from './load.js';
import { anyOf, requestsOf, variablesOf } from './requests.js';
import { pin } from './run-server.js';
import { WORKLOADS } from './workloads.js';

const POINTS = 10;
const CONNECTIONS = 32;
/** Of ten requests. */
const MIX = { W1: 6, W1p: 2, W2: 1, W4: 1 };

/** So many mixed requests to the gateway, and its memory after each tenth of them. */
export async function memoryReport({ url, loanIds }, { requests: total }) {
  const gateway = await startGateway(url);
  try {
    pin(process.pid, 1);
    const rows = [];
    for (let point = 1; point <= POINTS; point += 1) {
      const { times, seconds } = await load(gateway.port, await mixed(gateway, loanIds, total / POINTS), CONNECTIONS);
      const { nodejs_heap_size_used_bytes: heap } = await gateway.metrics();
      rows.push([
        (point * total) / POINTS,
        (times.length / seconds).toFixed(0),
        gateway.resident().toFixed(0),
        (heap / 2 ** 20).toFixed(0),
      ]);
      console.log(`${rows.at(-1)[0]} requests: ${rows.at(-1)[2]} MB`);
    }
    const mix = Object.entries(MIX).map(([name, share]) => `${name} ${share * 10} %`);
    const columns = ['requests', 'requests/s in this tenth', 'resident MB', 'heap in use MB'];
    return `${mix.join(', ')}; the heap as it stands, without a collection before.\n\n${table(columns, rows)}`;
  } finally {
    await gateway.stop();
  }
}

/** Created for each tenth, with a token that lasts. */
async function mixed(gateway, loanIds, count) {
  const sources = [];
  for (const [name, share] of Object.entries(MIX)) {
    const asked = variablesOf(WORKLOADS[name], () => anyOf(loanIds));
    const next = inTurn(await requestsOf(name, WORKLOADS[name], gateway, asked));
    sources.push(...Array.from({ length: share }, () => next));
  }
  let sent = 0;
  return () => (sent < count ? sources[sent++ % sources.length]() : undefined);
}
