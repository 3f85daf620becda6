import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_FAMILIES, NAMED_ATTRIBUTES } from '../../../src/domain/record/bureau-attributes.js';
import { CASHFLOW_COLUMNS, TRADE_LINE_COLUMNS } from '../../../src/domain/record/csv-rows.js';
import { FIELD_MAP } from '../../../src/domain/record/field-map.js';
import { sampleEnvelope } from './sample.js';
import {
  specificationAttributes,
  specificationFamilies,
  specificationPaths,
  specificationTradeLineColumns,
} from './specification.js';

describe('the field map', () => {
  it('names every field of the specification, invents none, and keeps their order', () => {
    expect(specificationPaths().length).toBeGreaterThan(200);
    expect(FIELD_MAP.map(({ path }) => path)).toEqual(specificationPaths());
  });

  it('names every field of the sample record', () => {
    const paths = (value: unknown, path: string): string[] => {
      if (path === 'Underwriting.PrimaryCreditInfo') return [path];
      if (Array.isArray(value)) {
        return value.some((element) => typeof element === 'object')
          ? value.flatMap((element) => paths(element, `${path}[]`))
          : [path];
      }
      if (typeof value !== 'object' || value === null) return [path];
      return Object.entries(value).flatMap(([name, inner]) => paths(inner, path === '' ? name : `${path}.${name}`));
    };
    expect([...new Set(paths(sampleEnvelope().data, ''))].sort()).toEqual(FIELD_MAP.map(({ path }) => path).sort());
  });

  it('knows the bureau attributes and families that the specification names', () => {
    expect([...NAMED_ATTRIBUTES]).toEqual(specificationAttributes());
    expect([...ATTRIBUTE_FAMILIES]).toEqual(specificationFamilies());
  });

  it('knows the columns of the CSV texts', () => {
    const heading = String(sampleEnvelope().data.Underwriting.CashflowsCsv).split('\n')[0]!.split(',');
    expect(TRADE_LINE_COLUMNS.map(([name]) => name)).toEqual(specificationTradeLineColumns());
    expect(CASHFLOW_COLUMNS.map(([name]) => name)).toEqual(heading);
  });

  it('gives every field a path in the graph that names an object type and members in camelCase', () => {
    for (const { graphql } of FIELD_MAP) {
      expect(graphql).toMatch(/^(Loan|Borrower|LoanApplication|RiskAssessment|Underwriting)(\.[a-z][A-Za-z0-9]*)+$/);
    }
  });
});
