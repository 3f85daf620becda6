// node bench/portfolio.js [--loans 50000] [--write]: the loan list over a generated portfolio, through the real gateway, on
// a PostgreSQL database of its own (BENCH_SERVER_URL, or the one at 127.0.0.1). --write keeps the answer in RESULTS.md.
import { parseArgs } from 'node:util';
import { buildWhole } from '../scripts/build.js';
import { benchDatabase } from './support/bench-database.js';
import { benchGateway } from './support/bench-gateway.js';
import { deepPaging } from './support/deep-paging.js';
import { generatePortfolio } from './support/generate-portfolio.js';
import { machine, milliseconds, table, writeSection } from './support/results.js';

const { values: options } = parseArgs({
  options: { loans: { type: 'string', default: '50000' }, write: { type: 'boolean', default: false } },
});
const loans = Number(options.loans);
const today = new Date().toISOString().slice(0, 10);

await buildWhole();
// It imports what was just built.
const { filterPlans, pagePlaces, totalCounts, writeRate } = await import('./support/portfolio-measures.js');
const database = await benchDatabase('portfolio');
try {
  const gateway = await benchGateway(database.url);
  const generated = await milliseconds(() => generatePortfolio(database.url, { loans, today }));
  const report = [
    `${loans.toLocaleString('en')} loans on ${database.engine}; ${machine()}. The database is on the same machine.`,
    `Generated in ${(generated / 1000).toFixed(0)} s. Times are of a whole request through HTTP in ms, the lower quartile of 24.`,
  ];
  const show = (title, columns, rows) => {
    const text = `### ${title}\n\n${table(columns, rows)}`;
    console.log(`\n${text}`);
    report.push(text);
  };
  console.log(report.join('\n'));
  show(
    'A page of 100, at any position',
    ['viewer', 'sort', 'first', 'middle', 'last', 'ratio'],
    await pagePlaces(gateway),
  );
  show('Filters, newest first', ['filter', 'matching', 'ms', 'rows read', 'indexes'], await filterPlans(gateway));
  show('totalCount', ['filter', 'loans', 'ms'], await totalCounts(gateway));
  show(
    'Paging while loans are inserted and paid',
    ['what', 'how much'],
    await deepPaging(gateway, Math.min(loans, 100_000)),
  );
  show('Writing', ['what', 'how much'], await writeRate(gateway));
  if (options.write) writeSection('Portfolio', report.join('\n\n'));
  await gateway.stop();
} finally {
  await database.drop();
}
