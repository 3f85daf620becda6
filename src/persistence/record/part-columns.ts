import type { JsonPart } from '../../domain/record/field.js';

export type PartTable = 'Application' | 'RiskAssessment' | 'Underwriting';

export interface PartColumn {
  readonly table: PartTable;
  readonly column:
    'publicPart' | 'servicingPart' | 'economicsPart' | 'personalPart' | 'staffPart' | 'identityPart' | 'bureauPart';
  /** Sealed under the loan's data key. */
  readonly sealed: boolean;
}

/** Where each part of a record lives. */
export const PART_COLUMNS: Readonly<Record<JsonPart, PartColumn>> = {
  'application.public': { table: 'Application', column: 'publicPart', sealed: false },
  'application.servicing': { table: 'Application', column: 'servicingPart', sealed: false },
  'application.personal': { table: 'Application', column: 'personalPart', sealed: true },
  'application.identity': { table: 'Application', column: 'identityPart', sealed: true },
  'risk.servicing': { table: 'RiskAssessment', column: 'servicingPart', sealed: false },
  'risk.economics': { table: 'RiskAssessment', column: 'economicsPart', sealed: false },
  'risk.personal': { table: 'RiskAssessment', column: 'personalPart', sealed: true },
  'risk.staff': { table: 'RiskAssessment', column: 'staffPart', sealed: true },
  'risk.bureau': { table: 'RiskAssessment', column: 'bureauPart', sealed: true },
  'underwriting.economics': { table: 'Underwriting', column: 'economicsPart', sealed: false },
  'underwriting.personal': { table: 'Underwriting', column: 'personalPart', sealed: true },
  'underwriting.staff': { table: 'Underwriting', column: 'staffPart', sealed: true },
};

export const JSON_PART_NAMES = Object.keys(PART_COLUMNS) as JsonPart[];
