import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { buildGraph } from '../../../src/gateway/graph/schema.js';
import { argumentChecksOf } from '../../../src/platform/executor/check-arguments.js';

it('the page of every list is checked before an operation runs', async () => {
  const { schema } = await buildGraph({ authDirectives: false });
  const paged = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })))
    .filter(({ field }) => field.args.some(({ name }) => name === 'first'));
  expect(paged.length).toBeGreaterThan(20);
  expect(paged.filter(({ field }) => argumentChecksOf(field).length === 0).map(({ place }) => place)).toEqual([]);
});
