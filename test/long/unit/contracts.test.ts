import { CLASSES, scopesOf } from '../../../src/features/access.js';
import { composeSchemaContract } from '@theguild/federation-composition';
import {
  buildASTSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  parse,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { VISIBILITY_CLASSES, WRITE_SCOPES } from '../../../src/domain/access/roles.js';
import { permissions } from '../../../src/features/permissions.js';
import { tagsOf } from '../../../src/platform/guard/tags.js';
import { buildGraph } from '../../../src/gateway/graph/schema.js';

const sdl = (await buildGraph({ authDirectives: false })).sdl();

/** The graph as a registry publishes it for clients that must not see a tag. */
function contractWithout(tag: string): GraphQLSchema {
  const contract = composeSchemaContract(
    [{ name: 'loans', url: 'http://loans', typeDefs: parse(sdl) }],
    { include: new Set(), exclude: new Set([tag]) },
    true,
  );
  if ('errors' in contract && contract.errors)
    throw new Error(contract.errors.map(({ message }) => message).join('\n'));
  return buildASTSchema(parse(contract.publicSdl));
}

/** `Type.field` of every object that an operation can come to. */
function reachable(graph: GraphQLSchema): string[] {
  const seen = new Set<string>();
  const places: string[] = [];
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const type = graph.getType(name);
    if (isUnionType(type) || isInterfaceType(type))
      for (const { name: each } of graph.getPossibleTypes(type)) visit(each);
    if (!isObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      places.push(`${name}.${field.name}`);
      visit(getNamedType(field.type).name);
    }
  };
  for (const root of [graph.getQueryType(), graph.getMutationType(), graph.getSubscriptionType()])
    if (root) visit(root.name);
  return places;
}

const accessAt = (place: string) => {
  const [type = '', field = ''] = place.split('.');
  return permissions[type]?.[field];
};

const inputsOf = (graph: GraphQLSchema) =>
  Object.values(graph.getTypeMap()).flatMap((type) =>
    'getFields' in type && !isObjectType(type)
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );

describe('every field', () => {
  it('has the tag of what it asks for', () => {
    const untagged = Object.values(buildASTSchema(parse(sdl), { assumeValidSDL: true }).getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .filter(({ name }) => !name.startsWith('_'))
      .flatMap((type) =>
        Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })),
      )
      .filter(({ place }) => !place.startsWith('Query._'))
      .filter(({ field }) => !field.astNode?.directives?.some(({ name }) => name.value === 'tag'));
    expect(untagged.map(({ place }) => place)).toEqual([]);
  });
});

describe.each(VISIBILITY_CLASSES)('a contract without %s', (visibilityClass) => {
  const tag = visibilityClass.toLowerCase();
  const contract = contractWithout(tag);
  const places = reachable(contract);

  it('builds, and nothing of the class can be reached', () => {
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((place) => tagsOf(CLASSES, accessAt(place)!).includes(tag))).toEqual([]);
  });

  it('keeps what asks for other classes', () => {
    expect(places).toContain('Query.webhooks');
    const kept = VISIBILITY_CLASSES.filter((one) =>
      places.some((place) => tagsOf(CLASSES, accessAt(place)!).includes(one.toLowerCase())),
    );
    // Every path to a loan is public.
    expect(kept.length).toBeGreaterThan(visibilityClass === 'PUBLIC' ? 1 : 6);
  });
});

describe('a contract', () => {
  it('without identity has no way to a social security number, in or out', () => {
    const contract = contractWithout('identity');
    const names = [...reachable(contract), ...inputsOf(contract)];
    expect(names.filter((name) => /\.ssn$/i.test(name))).toEqual([]);
    expect(names).toContain('Borrower.ssnLast4');
    for (const gone of ['Query.borrowerBySsn', 'Mutation.linkBorrowers', 'Loan.record', 'CreateLoanInput.request'])
      expect(names).not.toContain(gone);
    expect(names).toContain('ApplicantInput.city');
  });

  it('without any class of the record has not the record either', () => {
    for (const one of VISIBILITY_CLASSES.filter((each) => each !== 'AUDIT'))
      expect(reachable(contractWithout(one.toLowerCase()))).not.toContain('Loan.record');
  });

  it.each(WRITE_SCOPES)('without %s has no command that takes it', (scope) => {
    const places = reachable(contractWithout(scope.replace(':', '-')));
    expect(places.filter((place) => scopesOf(accessAt(place)!).includes(scope))).toEqual([]);
    expect(places).toContain('Query.loans');
  });
});
