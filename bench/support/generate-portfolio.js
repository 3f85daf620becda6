import { readFileSync } from 'node:fs';
import pg from 'pg';

const SQL = readFileSync(new URL('generate-portfolio.sql', import.meta.url), 'utf8');

/** Fills an empty, migrated database; generate-portfolio.sql says with what. */
export async function generatePortfolio(url, { loans, today }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SELECT set_config('portfolio.loans', $1, false), set_config('portfolio.today', $2, false)`, [
      String(loans),
      today,
    ]);
    await client.query(`SET maintenance_work_mem = '512MB'`);
    await client.query(SQL);
    // A list is planned by what the table is known to hold, and counted from indexes alone where pages are all visible.
    await client.query(
      'VACUUM (ANALYZE) "Loan", "Borrower", "ServicingTerms", "DelinquencyStanding", "LedgerPosting", "LedgerEntry"',
    );
  } finally {
    await client.end();
  }
}
