import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { print } from 'graphql';
import { program } from '../../src/cli/program.js';
import { type Role, ROLE_SCOPES, ROLES } from '../../src/domain/access/roles.js';
import { guard } from '../../src/features/guard.js';
import { permissions } from '../../src/features/permissions.js';
import { withoutFederation } from '../../src/gateway/graph/printed-schemas.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import type { Verdicts } from '../../src/platform/guard/guard.js';
import { printMoneyCases } from './money-cases/print-money-cases.js';
import { printCommandsJson, printCommandTable } from './print-command-table.js';
import { printCommands } from './print-commands.js';
import { printErrorCodes } from './print-error-codes.js';
import { printFederation } from './print-federation.js';
import { printFieldMap } from './print-field-map.js';
import { printHolds } from './print-holds.js';
import { printLifecycle } from './print-lifecycle.js';
import { printLoanMoney } from './print-loan-money.js';
import { printLimits } from './print-limits.js';

import { printVisibility } from './print-visibility.js';

const { schema, sdl } = await (await buildGraph({ authDirectives: false })).subgraph();
const verdicts = new Map<Role, Verdicts>();
for (const role of ROLES) verdicts.set(role, await guard.evaluate(new Set(ROLE_SCOPES[role])));
const commandLine = program({ writeOut: () => undefined, writeErr: () => undefined });

/** The files of schema/ and docs/ that `npm run schema` prints from the code, by path. */
export const PRINTED_FILES: Readonly<Record<string, string>> = {
  'schema/subgraph.graphql': sdl,
  'schema/schema.graphql': `${print(withoutFederation(schema))}\n`,
  'schema/commands.json': printCommandsJson(),
  'schema/visibility.md': printVisibility(permissions, verdicts),
  ...printLoanMoney(schema, verdicts),
  'docs/adjustments.md': printLimits(),
  'docs/command-line.md': printCommands(commandLine),
  'docs/commands.md': printCommandTable(),
  'docs/errors.md': printErrorCodes(),
  'docs/federation.md': printFederation(
    readFileSync(new URL('../../docs/federation.md', import.meta.url), 'utf8'),
    sdl,
  ),
  'docs/field-map.md': printFieldMap(),
  'docs/holds.md': printHolds(),
  'docs/lifecycle.md': printLifecycle(),
  'docs/money-cases.md': printMoneyCases(),
};
