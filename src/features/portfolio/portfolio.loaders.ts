import type { Reading } from '../reading.js';
import type { PortfolioDimension, PortfolioSelection } from './portfolio-reader.js';
import { portfolioReader } from './portfolio.reader.js';

export const portfolioSlices = (
  reading: Reading,
  dimensions: ReadonlySet<PortfolioDimension>,
  selection: PortfolioSelection,
) => reading.inShare(portfolioReader).slices(dimensions, selection, reading.viewer.portfolio);

export const portfolioMonthEnds = (reading: Reading, months: number, selection: PortfolioSelection) =>
  reading.from(portfolioReader).monthEnds(months, selection, reading.viewer.portfolio);

export const portfolioRolls = (reading: Reading, months: number, selection: PortfolioSelection) =>
  reading.from(portfolioReader).rolls(months, selection, reading.viewer.portfolio);

/** The last business day that was closed for all loans. */
export const portfolioClosedThrough = (reading: Reading) => reading.from(portfolioReader).closedThrough();
