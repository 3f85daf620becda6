import { CONTESTANTS } from './contestants.js';
import { measure } from './measure.js';
import { readsTables } from './reads-tables.js';
import { anyOf } from './requests.js';
import { pin } from './run-server.js';
import { assertSameAnswers } from './same-answers.js';
import { DESK, SCREENS } from './screens.js';
import { WORKLOADS } from './workloads.js';

/** Starts the contestants, has them agree, and measures workload by workload. */
export async function readsReport({ url, loanIds, paidIds }, options) {
  const { only = Object.keys(WORKLOADS), contestants = Object.keys(CONTESTANTS), ...times } = options;
  const running = [];
  try {
    for (const name of contestants) running.push({ name, ...(await CONTESTANTS[name](url)) });
    pin(process.pid, 1);
    const results = [];
    for (const name of only) {
      const workload = WORKLOADS[name];
      const pick = () => anyOf(name in SCREENS || name in DESK ? paidIds : loanIds);
      const able = running.filter(({ questions }) => name in questions);
      await assertSameAnswers(name, workload, able, pick);
      const measured = await measure(name, workload, able, pick, times);
      console.log(
        `${name}: ${measured.map(({ contestant, rate }) => `${contestant} ${rate.toFixed(0)}/s`).join(', ')}`,
      );
      results.push(...measured);
    }
    return `Medians of ${times.rounds} rounds of ${times.seconds} s in turns after a warm-up.\n\n${readsTables(results)}`;
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}
