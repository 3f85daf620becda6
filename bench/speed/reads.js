import { basename } from 'node:path';
import { CONTESTANTS, startGateway } from './contestants.js';
import { DAILY } from './daily.js';
import { askingOf, measure } from './measure.js';
import { readsTables } from './reads-tables.js';
import { anyOf } from './requests.js';
import { pin } from './run-server.js';
import { assertSameAnswers } from './same-answers.js';
import { DESK, SCREENS } from './screens.js';
import { keepFigures } from '../support/kept-figures.js';
import { WORKLOADS } from './workloads.js';

/** What only the gateway answers is of loans with payments, as screens are. */
const isOfPaid = (name) => name in SCREENS || name in DESK || name in DAILY;

/** Starts the contestants, has them agree, and measures workload by workload. */
export async function readsReport({ url, loanIds, paidIds }, options) {
  const { only = Object.keys(WORKLOADS), contestants = Object.keys(CONTESTANTS), against, keeps, ...times } = options;
  const running = [];
  try {
    for (const name of contestants) running.push({ name, ...(await CONTESTANTS[name](url)) });
    if (against) running.push({ name: basename(against), ...(await startGateway(url, { checkout: against })) });
    pin(process.pid, 1);
    const results = [];
    for (const name of only) {
      const workload = WORKLOADS[name];
      const pick = () => anyOf(isOfPaid(name) ? paidIds : loanIds);
      const able = running.filter(({ questions }) => name in questions);
      const found = await workload.prepare?.(askingOf(able[0], workload), pick);
      const draw = { pick, found };
      if (!workload.get) await assertSameAnswers(name, workload, able, draw);
      const measured = await measure(name, workload, able, draw, times);
      console.log(
        `${name}: ${measured.map(({ contestant, rate, cpu }) => `${contestant} ${rate.toFixed(0)}/s ${cpu.toFixed(2)} ms`).join(', ')}`,
      );
      results.push(...measured);
    }
    if (keeps) keepFigures(results);
    return `Medians of ${times.rounds} rounds of ${times.seconds} s in turns after a warm-up.\n\n${readsTables(results)}`;
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}
