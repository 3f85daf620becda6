import { AUTO_LOAN_ROWS, LOAN_ROWS, MACRO_ROWS } from '../domain/record/loan-details-fields.js';
import type { FieldRow } from '../domain/record/field.js';
import { may, type Access } from './guard/access.js';
import type { PermissionTable } from './guard/guarded-schema.js';

/** Fields of the record have the class that the field map gives them. */
const classesOf = (rows: readonly FieldRow[]): Record<string, Access> =>
  Object.fromEntries(rows.map(([, , fieldClass, , graphql]) => [graphql, fieldClass]));

const refusal = { code: 'VIEWER', message: 'VIEWER' } as const;

/**
 * THE visibility table: every field of every object type, and what it asks of the viewer. A field that is missing here
 * does not build.
 */
export const permissions: PermissionTable = {
  Query: {
    _entities: 'VIEWER',
    _service: 'ANYONE',
    clients: may('client:manage'),
    loan: 'PUBLIC',
    loans: 'PUBLIC',
    viewer: 'VIEWER',
  },
  Mutation: {
    authToken: 'ANYONE',
    createClient: may('client:manage'),
    revokeClient: may('client:manage'),
    rotateClientKey: may('client:manage'),
  },
  _Service: { sdl: 'ANYONE' },

  Loan: {
    id: 'PUBLIC',
    ...classesOf(LOAN_ROWS),
    autoLoan: 'PUBLIC',
    macroEconomicFeatures: 'PUBLIC',
  },
  AutoLoan: classesOf(AUTO_LOAN_ROWS),
  MacroEconomicFeatures: classesOf(MACRO_ROWS),
  LoanConnection: { edges: 'PUBLIC', pageInfo: 'PUBLIC', totalCount: 'PUBLIC' },
  LoanEdge: { cursor: 'PUBLIC', node: 'PUBLIC' },
  PageInfo: { endCursor: 'VIEWER', hasNextPage: 'VIEWER', hasPreviousPage: 'VIEWER', startCursor: 'VIEWER' },

  ApiClient: {
    createdAt: 'VIEWER',
    id: 'VIEWER',
    name: 'VIEWER',
    portfolio: 'VIEWER',
    revokedAt: 'VIEWER',
    role: 'VIEWER',
    subject: 'VIEWER',
  },
  AuthToken: { accessToken: 'ANYONE', expiresIn: 'ANYONE', tokenType: 'ANYONE' },
  ClientCredentialsIssued: { apiKey: may('client:manage'), clientId: 'VIEWER', clientSecret: may('client:manage') },
  ClientRevoked: { clientId: 'VIEWER' },
  Portfolio: { id: 'VIEWER', kind: 'VIEWER' },
  Viewer: { clientId: 'VIEWER', name: 'VIEWER', portfolio: 'VIEWER', role: 'VIEWER', scopes: 'VIEWER' },

  CommandRefused: { ...refusal, data: 'VIEWER' },
  InputFault: { field: 'VIEWER', reason: 'VIEWER' },
  InvalidInput: { ...refusal, faults: 'VIEWER' },
  NotAllowedInState: { ...refusal, allowedCommands: 'VIEWER', command: 'VIEWER', currentState: 'VIEWER' },
};
