import { execute, getIntrospectionQuery, parse, validate } from 'graphql';
import { ROLE_SCOPES, ROLES } from '../domain/access/roles.js';
import { scopeSet } from '../domain/access/scope-set.js';
import type { Graph } from './schema.js';

/** A question that makes use of much code and of no data. */
const QUOTE = `{ quoteSchedule(input: { principal: "20000", annualRatePercent: "7", installments: 84, fundedOn: "2026-01-15" }) {
  payment aprPercent installments { number dueDate openingBalance amount principal interest closingBalance } } }`;

/**
 * Makes every role's schema, and carries out what needs no data, before the first request comes: it would have to wait for
 * code to be compiled, and all others with it.
 */
export function rehearse({ schema, schemaFor }: Graph): void {
  const schemas = [undefined, ...ROLES.map((role) => scopeSet(ROLE_SCOPES[role]))].map(schemaFor);
  for (const document of [getIntrospectionQuery(), QUOTE].map((text) => parse(text))) {
    const [fault] = validate(schema, document);
    if (fault) throw fault;
    for (const guarded of schemas) void execute({ schema: guarded, document });
  }
}
