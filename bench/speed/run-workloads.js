import { CONTESTANTS } from './contestants.js';
import { measure } from './measure.js';
import { pin } from './run-server.js';
import { assertSameAnswers } from './same-answers.js';
import { WORKLOADS } from './workloads.js';

/** Starts the contestants, has them agree, and measures workload by workload. */
export async function runWorkloads({ url, loanIds }, { workloads, contestants, ...times }) {
  const pick = () => loanIds[Math.floor(Math.random() * loanIds.length)];
  const running = [];
  try {
    for (const name of contestants) running.push({ name, ...(await CONTESTANTS[name](url)) });
    pin(process.pid, 1);
    const results = [];
    for (const name of workloads) {
      const workload = WORKLOADS[name];
      const able = running.filter(({ questions }) => name in questions);
      await assertSameAnswers(name, workload, able, pick);
      const measured = await measure(name, workload, able, pick, times);
      console.log(
        `${name}: ${measured.map(({ contestant, rate }) => `${contestant} ${rate.toFixed(0)}/s`).join(', ')}`,
      );
      results.push(...measured);
    }
    return results;
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}
