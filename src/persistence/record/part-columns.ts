import type { JsonPart } from '../../domain/record/field.js';

export type PartTable = 'Application' | 'RiskAssessment' | 'Underwriting';

export interface PartColumn {
  readonly table: PartTable;
  readonly column: 'publicPart' | 'internalPart' | 'personalPart' | 'identityPart' | 'bureauPart';
  /** Sealed under the loan's data key. */
  readonly sealed: boolean;
}

/** Where each part of a record lives. */
export const PART_COLUMNS: Readonly<Record<JsonPart, PartColumn>> = {
  'application.public': { table: 'Application', column: 'publicPart', sealed: false },
  'application.internal': { table: 'Application', column: 'internalPart', sealed: false },
  'application.personal': { table: 'Application', column: 'personalPart', sealed: true },
  'application.identity': { table: 'Application', column: 'identityPart', sealed: true },
  'risk.internal': { table: 'RiskAssessment', column: 'internalPart', sealed: false },
  'risk.bureau': { table: 'RiskAssessment', column: 'bureauPart', sealed: true },
  'underwriting.internal': { table: 'Underwriting', column: 'internalPart', sealed: false },
  'underwriting.personal': { table: 'Underwriting', column: 'personalPart', sealed: true },
  'underwriting.bureau': { table: 'Underwriting', column: 'bureauPart', sealed: true },
};

export const JSON_PART_NAMES = Object.keys(PART_COLUMNS) as JsonPart[];
