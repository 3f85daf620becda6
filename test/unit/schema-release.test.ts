import { readFileSync } from 'node:fs';
import { BreakingChangeType, buildASTSchema, findBreakingChanges, parse } from 'graphql';
import { describe, expect, it } from 'vitest';

const schemaIn = (file: string) =>
  buildASTSchema(parse(readFileSync(new URL(`../../schema/${file}`, import.meta.url), 'utf8')), {
    assumeValidSDL: true,
  });

describe('the schema', () => {
  it('breaks nothing that the last released one promised', () => {
    const breaking = findBreakingChanges(schemaIn('released.graphql'), schemaIn('subgraph.graphql'));
    expect(breaking.map(({ description }) => description)).toEqual([]);
  });

  it('is compared in a way that would notice', () => {
    const released = readFileSync(new URL('../../schema/released.graphql', import.meta.url), 'utf8');
    const before = buildASTSchema(parse(released), { assumeValidSDL: true });
    const after = buildASTSchema(parse(released.replaceAll(' remainingBalance:', ' renamedBalance:')), {
      assumeValidSDL: true,
    });
    expect(findBreakingChanges(before, after).map(({ type }) => type)).toContain(BreakingChangeType.FIELD_REMOVED);
  });
});
