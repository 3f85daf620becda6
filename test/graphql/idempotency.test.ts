import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../src/features/client/create-client.js';
import type { CommandServices } from '../../src/features/command/declaration.js';
import type { AdministrationStores } from '../../src/features/ports.js';
import type { UnitOfWork } from '../../src/platform/postgres/unit-of-work.js';
import type { Viewer } from '../../src/domain/access/viewer.js';
import { administrationWork } from '../../src/gateway/unit-of-work.js';
import {
  CreateClientDocument,
  RotateClientKeyDocument,
  type CreateClientInput,
} from '../../clients/typescript/src/generated/graphql.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, quickClock, type World } from '../support/world.js';

let world: World;
let admin: TestClient;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.client('ADMIN');
});
afterAll(() => world.close());

let keys = 0;
const freshKey = () => `key-${(keys += 1)}`;

const create = async (client: TestClient, input: Partial<CreateClientInput> & { idempotencyKey: string }) =>
  (await client.data(CreateClientDocument, { input: { name: 'A dashboard', role: 'MARKETPLACE', ...input } }))
    .createClient;

const clientsNamed = (name: string) => world.prisma.apiClient.count({ where: { name } });

describe('a command with an idempotency key', () => {
  it('is carried out once: a repeat gets the same client, without its credentials', async () => {
    const input = { idempotencyKey: freshKey(), name: 'Once' };
    const first = await create(admin, input);
    const second = await create(admin, input);
    expect(first).toMatchObject({ clientSecret: expect.stringMatching(/^lgs_/) as string });
    expect(second).toEqual({ ...first, clientSecret: null, apiKey: null });
    expect(await clientsNamed('Once')).toBe(1);
  });

  it('gives the first answer again from another gateway', async () => {
    const input = { idempotencyKey: freshKey(), name: 'Elsewhere' };
    const first = await create(admin, input);
    const peer = await world.peer();
    expect(await create(admin.at(peer.url), input)).toMatchObject({
      clientId: (first as { clientId: string }).clientId,
    });
    expect(await clientsNamed('Elsewhere')).toBe(1);
  });

  it('is refused with another input', async () => {
    const idempotencyKey = freshKey();
    await create(admin, { idempotencyKey, name: 'First' });
    for (const change of [
      { name: 'Second' },
      { name: 'First', role: 'ADMIN' as const },
      { name: 'First', portfolio: { kind: 'LENDER' as const, id: 'LEN-1' } },
    ]) {
      expect(await create(admin, { idempotencyKey, ...change })).toMatchObject({
        __typename: 'CommandRefused',
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    }
    expect(await clientsNamed('Second')).toBe(0);
  });

  it("is independent of another client's same key, and of another command's", async () => {
    const idempotencyKey = freshKey();
    const other = await world.client('ADMIN');
    const mine = (await create(admin, { idempotencyKey, name: 'Mine' })) as { clientId: string };
    const theirs = await create(other, { idempotencyKey, name: 'Theirs' });
    expect(theirs).toMatchObject({ __typename: 'ClientCredentialsIssued' });
    const rotated = await admin.data(RotateClientKeyDocument, { input: { idempotencyKey, clientId: mine.clientId } });
    expect(rotated.rotateClientKey?.__typename).toBe('ClientCredentialsIssued');
  });

  it('that was refused is refused again in the same words, even when it would succeed by now', async () => {
    const input = { idempotencyKey: freshKey(), name: ' ' };
    const first = await create(admin, input);
    expect(first).toMatchObject({ __typename: 'InvalidInput', code: 'INVALID_INPUT', faults: [{ field: 'name' }] });
    expect(await create(admin, input)).toEqual(first);

    const rotation = { idempotencyKey: freshKey(), clientId: 'client_not_yet' };
    const refused = await admin.data(RotateClientKeyDocument, { input: rotation });
    await world.prisma.apiClient.create({
      data: {
        id: 'client_not_yet',
        name: 'Late',
        role: 'MARKETPLACE',
        keyHash: Buffer.from('k'),
        secretHash: Buffer.from('s'),
      },
    });
    expect(await admin.data(RotateClientKeyDocument, { input: rotation })).toEqual(refused);
  });

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['longer than 100 characters', 'k'.repeat(101)],
  ])('is refused when the key is %s', async (_, idempotencyKey) => {
    expect(await create(admin, { idempotencyKey, name: 'Keyless' })).toMatchObject({
      __typename: 'InvalidInput',
      faults: [{ field: 'idempotencyKey' }],
    });
    expect(await clientsNamed('Keyless')).toBe(0);
  });

  it.each([{ portfolio: { kind: 'LENDER' as const, id: '' } }, { subject: '' }])(
    'is refused when its input is %j, which no row could hold or mean',
    async (input) => {
      expect(await create(admin, { idempotencyKey: freshKey(), ...input })).toMatchObject({
        __typename: 'InvalidInput',
      });
    },
  );

  it('that crashes half way leaves nothing behind, and its key is still free', async () => {
    const viewer: Viewer = {
      clientId: admin.clientId,
      name: 'x',
      role: 'ADMIN',
      scopes: new Set(),
      portfolio: { kind: 'ALL' },
    };
    const work = administrationWork(world.prisma, Buffer.from('input key'));
    const clock = quickClock();
    const crashing: UnitOfWork<AdministrationStores> = {
      run: (carryOut) =>
        work.run((stores) =>
          carryOut({
            ...stores,
            idempotency: { ...stores.idempotency, save: () => Promise.reject(new Error('power cut')) },
          }),
        ),
    };
    const services = { administration: { unitOfWork: crashing, clock } } as unknown as CommandServices;
    const idempotencyKey = freshKey();
    const input = { name: 'Interrupted', role: 'MARKETPLACE', idempotencyKey } as const;
    const caller = { viewer, requestId: 'a-request' };
    await expect(createClient.carryOut(services, caller, input as never)).rejects.toThrow('power cut');
    expect(await clientsNamed('Interrupted')).toBe(0);

    expect(await create(admin, { idempotencyKey, name: 'Interrupted' })).toMatchObject({
      __typename: 'ClientCredentialsIssued',
      clientSecret: expect.stringMatching(/^lgs_/) as string,
    });
  });

  it('keeps of its input only a hash that cannot be searched for', async () => {
    const idempotencyKey = freshKey();
    await create(admin, { idempotencyKey, name: 'Findable Name' });
    const rows = await world.prisma.idempotencyKey.findMany({ where: { clientId: admin.clientId } });
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/Findable|lgs_|lgk_/);
    expect(JSON.stringify(rows)).not.toContain(idempotencyKey);
  });
});
