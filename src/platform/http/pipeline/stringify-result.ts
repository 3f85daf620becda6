import type { FormattedExecutionResult } from 'graphql';
import { WrittenData } from '../../executor/written-values.js';

/** The executor wrote its data as JSON already: it is not parsed and written once more. Marks in it stand for large values. */
export function stringifyResult({ errors, data, extensions }: FormattedExecutionResult): string {
  if (!(data instanceof WrittenData)) return `${JSON.stringify({ errors, data, extensions })}\n`;
  const before = errors ? `{"errors":${JSON.stringify(errors)},"data":` : '{"data":';
  return data.textBetween(before, extensions ? `,"extensions":${JSON.stringify(extensions)}}\n` : '}\n');
}
