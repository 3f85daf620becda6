import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { isBusinessDay } from '../../../src/domain/bank-calendar.js';
import { demoStories } from '../../../src/demo/history/index.js';
import { NAMED_LOANS } from '../../../src/demo/history/named-loans.js';
import { storyDays } from '../../../src/demo/history/story-days.js';

const page = readFileSync(new URL('../../../docs/start/demo-loans.md', import.meta.url), 'utf8');

it('the page of the demo loans names each of the twelve, with its story', () => {
  const rows = [
    ...page.matchAll(/\[(LN-[\d-]+)\]\(http:\/\/127\.0\.0\.1:4000\/desk\/loans\/(LN-[\d-]+)\) *\| ([^|]*?) *\|/g),
  ];
  expect(rows.map(([, shown, linked, title]) => [shown, linked, title])).toEqual(
    NAMED_LOANS.map(({ loanId, title }) => [loanId, loanId, title]),
  );
  expect(NAMED_LOANS).toHaveLength(12);
});

it.each(['2026-11-19', '2027-03-01', '2028-02-29', '2026-12-31'])(
  'stories have their days whatever today is: %s',
  (today) => {
    const days = storyDays(businessDate(today));
    for (const { loanId, title, steps } of demoStories(40)) {
      const dated = steps(days).map(({ on }) => on);
      expect(
        dated.filter((on) => !isBusinessDay(on, 'US_FEDERAL_RESERVE')),
        `${loanId} ${title}`,
      ).toEqual([]);
    }
  },
);
