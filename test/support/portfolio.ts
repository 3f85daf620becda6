import { readFileSync } from 'node:fs';
import { asAdministrator } from './postgres-databases.js';

const SQL = readFileSync(new URL('../../bench/support/generate-portfolio.sql', import.meta.url), 'utf8');

/** The portfolio that the benchmarks measure, in a size for tests. */
export const generatePortfolio = (url: string, loans: number, today: string): Promise<void> =>
  asAdministrator(url, async (query) => {
    await query(`SET portfolio.loans = '${loans}'; SET portfolio.today = '${today}'`);
    await query(SQL);
    await query('VACUUM (ANALYZE) "Loan"');
  });
