import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feature, type Feature } from '../../src/features/feature.js';
import { FEATURES } from '../../src/gateway/graph/features.js';
import { command } from '../support/commands.js';
import { RestApi } from '../support/rest-api.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';
import { polishVehicle } from './polish-vehicle.js';

(FEATURES as Feature[]).push(feature({ name: 'polish', commands: [polishVehicle] }));

let world: World;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-03-01') });
});
afterAll(() => world.close());

describe('a command that is declared once', () => {
  it('is a mutation, an event of the timeline and a command of the viewer', async () => {
    const servicer = await world.client('SERVICER');
    const { id: loanId } = await world.loan(SIMPLE_LOAN);
    expect(await command(servicer, 'polishVehicle', { loanId })).toMatchObject({ __typename: 'LoanUpdated', loanId });
    const { data } = await servicer.query(
      `query ($id: ID!) { loan(id: $id) {
        allowedCommands viewerCommands { command allowed } events { edges { node { command } } } } }`,
      { id: loanId },
    );
    const loan = data?.loan as {
      allowedCommands: string[];
      viewerCommands: object[];
      events: { edges: { node: { command: string } }[] };
    };
    expect(loan.allowedCommands).toContain('polishVehicle');
    expect(loan.viewerCommands).toContainEqual({ command: 'polishVehicle', allowed: true });
    expect(loan.events.edges.map(({ node }) => node.command)).toContain('polishVehicle');
  });

  it('answers exactly its refusals', async () => {
    const admin = await world.client('ADMIN');
    const { data } = await admin.query(
      '{ __type(name: "PolishVehicleResult") { possibleTypes { name } } e: __type(name: "Command") { enumValues { name } } }',
    );
    const types = data as {
      __type: { possibleTypes: { name: string }[] };
      e: { enumValues: { name: string }[] };
    };
    expect(types.__type.possibleTypes.map(({ name }) => name).sort()).toEqual([
      'CommandRefused',
      'InvalidInput',
      'LoanOnHold',
      'LoanUpdated',
      'NotAllowedInState',
    ]);
    expect(types.e.enumValues.map(({ name }) => name)).toContain('polishVehicle');
  });

  it('is refused without its scope, in other states and while a hold blocks it', async () => {
    const servicer = await world.client('SERVICER');
    const support = await world.client('MARKETPLACE');
    const { id: loanId } = await world.loan(SIMPLE_LOAN);
    const { errors } = await support.query(
      'mutation ($id: ID!) { polishVehicle(input: { idempotencyKey: "a", loanId: $id }) { __typename } }',
      { id: loanId },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', requiredScopes: ['loan:service'] });
    const { id: closed } = await world.loan({ ...SIMPLE_LOAN, loanStatus: 'CLOSED' });
    expect(await command(servicer, 'polishVehicle', { loanId: closed })).toMatchObject({
      __typename: 'NotAllowedInState',
      currentState: 'CLOSED',
    });
    await command(servicer, 'placeHold', { loanId, kind: 'FRAUD', reason: 'x' });
    expect(await command(servicer, 'polishVehicle', { loanId })).toMatchObject({
      __typename: 'LoanOnHold',
      command: 'polishVehicle',
    });
  });

  it('is an endpoint of v2 and of its OpenAPI document', async () => {
    const servicer = await world.client('SERVICER');
    const api = await RestApi.of(world);
    const { id: loanId } = await world.loan(SIMPLE_LOAN);
    const { status, body } = await api.post(servicer, '/polish-vehicle', { loanId });
    expect([status, body]).toMatchObject([200, { message: 'Vehicle polished', data: { loanId } }]);
    const refused = await api.post(await world.client('MARKETPLACE'), '/polish-vehicle', { loanId });
    expect(refused.status).toBe(403);
    expect(api.document).toMatchObject({
      paths: { '/polish-vehicle': { post: { operationId: 'polishVehicle', summary: 'Polishes the vehicle.' } } },
    });
  });

  it('is in the printed tables', async () => {
    const { printHolds } = await import('../../scripts/pages/print-holds.js');
    const { printLifecycle } = await import('../../scripts/pages/print-lifecycle.js');
    expect(printHolds()).toContain('| `polishVehicle` |');
    expect(printLifecycle()).toContain('polishVehicle');
  });
});
