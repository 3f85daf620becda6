import { createRequire } from 'node:module';
import util from 'node:util';
import { GraphQLError, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { getOrCreate } from '../runtime/get-or-create.js';
import { type Access, type AccessClasses, notPermitted, type Permissions, scopesOf } from './access.js';

// graphql-shield 7.6.5 calls util.isUndefined, which Node 23 removed. Its CommonJS build loads once the function is back.

const legacy = util as unknown as { isUndefined?: (value: unknown) => boolean };
const isUndefined = (value: unknown) => value === undefined;
legacy.isUndefined ??= isUndefined;

const require = createRequire(import.meta.url);
const { rule, deny } = require('graphql-shield') as typeof import('graphql-shield');

type Shield = typeof import('graphql-shield');

/** A rule of graphql-shield, or several joined by its logic. */
export type Rule = ReturnType<ReturnType<Shield['rule']>> | ReturnType<Shield['and']>;

/** The rule tree in graphql-shield's form, by type and field. */
export type RuleTree = Readonly<Record<string, Readonly<Record<string, Rule>>>>;

/** What a rule looks at. It depends on the viewer's scopes alone, so its verdict is the same for every object. */
export interface RuleContext {
  readonly viewer?: { readonly scopes: ReadonlySet<string> } | undefined;
}

/** The permission table as rules of graphql-shield. Fields that ask for the same scopes share a rule. */
export const rulesOf = ({ table, classes }: Permissions): RuleTree =>
  mapValues(table, (fields) => mapValues(fields, (access) => ruleOf(classes, access)));

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** Shield requires one rule object per name. */
const rulesByName = new WeakMap<AccessClasses, Map<string, Rule>>();

function ruleOf(classes: AccessClasses, access: Access): Rule {
  const required = scopesOf(classes, access);
  const name = typeof access === 'string' ? access : required.join('+');
  const byName = getOrCreate(rulesByName, classes, () => new Map<string, Rule>());
  return getOrCreate(byName, name, () => {
    const denial = notPermitted(required);
    return rule(name, { cache: 'no_cache' })((_source, _args, { viewer }: RuleContext) => {
      if (access === 'ANYONE') return true;
      return viewer !== undefined && required.every((scope) => viewer.scopes.has(scope)) ? true : denial;
    });
  });
}

type Verdict = GraphQLError | 'ALLOWED';

/** What shield says to a viewer of certain scopes. */
export class Verdicts {
  private static made = 0;
  readonly id = (Verdicts.made += 1);

  constructor(
    private readonly rules: RuleTree,
    private readonly classes: AccessClasses,
    private readonly byRule: ReadonlyMap<Rule, Verdict>,
  ) {}

  /** Undefined where the field may be seen. A field without a rule is denied to everyone. */
  denialOf(type: string, field: string): GraphQLError | undefined {
    const found = this.rules[type]?.[field];
    const verdict = found && this.byRule.get(found);
    return verdict === 'ALLOWED' ? undefined : (verdict ?? NO_RULE);
  }

  sees(type: string, field: string): boolean {
    return this.denialOf(type, field) === undefined;
  }

  /** Whether values of all these classes may be read. */
  grants(...classes: readonly string[]): boolean {
    return classes.every((one) => this.byRule.get(ruleOf(this.classes, one)) === 'ALLOWED');
  }
}

const NO_RULE = notPermitted([]);

/**
 * Evaluates graphql-shield's rules for each set of scopes once, and keeps the result. All checks of field access
 * (plans, filters, subscriptions, lists of commands) use it.
 */
export class Guard {
  private readonly ofScopes = new WeakMap<ReadonlySet<string>, Verdicts>();
  private anonymous: Verdicts | undefined;
  private made: { readonly rules: RuleTree; readonly distinct: ReadonlySet<Rule> } | undefined;

  constructor(
    private readonly classes: AccessClasses,
    /** Called once, when the first verdict is asked for: features have registered their commands by then. */
    private readonly makeRules: () => RuleTree,
  ) {}

  private get all() {
    return (this.made ??= this.makeAll());
  }

  private makeAll() {
    const rules = this.makeRules();
    const ofClasses = Object.keys(this.classes.scopeOfClass).map((one) => ruleOf(this.classes, one));
    return { rules, distinct: new Set([...Object.values(rules).flatMap(Object.values<Rule>), ...ofClasses]) };
  }

  /** `scopes` is undefined for an anonymous caller. */
  async evaluate(scopes: ReadonlySet<string> | undefined): Promise<Verdicts> {
    return this.known(scopes) ?? this.askShield(scopes);
  }

  /** Undefined before these scopes were evaluated. */
  known(scopes: ReadonlySet<string> | undefined): Verdicts | undefined {
    return scopes ? this.ofScopes.get(scopes) : this.anonymous;
  }

  /** The same for scopes that were evaluated before: those of a request's viewer are, before any resolver runs. */
  verdictsFor(scopes: ReadonlySet<string>): Verdicts {
    const found = this.known(scopes);
    if (!found) throw new Error('These scopes were not evaluated yet');
    return found;
  }

  private async askShield(scopes: ReadonlySet<string> | undefined): Promise<Verdicts> {
    const asked = [...this.all.distinct].map(async (one) => [one, await verdictOf(one, scopes)] as const);
    const verdicts = new Verdicts(this.all.rules, this.classes, new Map(await Promise.all(asked)));
    if (scopes) this.ofScopes.set(scopes, verdicts);
    else this.anonymous = verdicts;
    return verdicts;
  }
}

/** Anything but a plain yes is a denial. */
async function verdictOf(asked: Rule, scopes: ReadonlySet<string> | undefined): Promise<Verdict> {
  const context = { viewer: scopes && { scopes }, _shield: { cache: {} } };
  const said = await asked.resolve({}, {}, context, NO_INFO, SHIELD_OPTIONS);
  if (said === true) return 'ALLOWED';
  return said instanceof GraphQLError ? said : NO_RULE;
}

/** Rules look at the viewer alone. */
const NO_INFO = {} as GraphQLResolveInfo;

const SHIELD_OPTIONS = { debug: false, allowExternalErrors: false, fallbackRule: deny, hashFunction: () => '' };

/** Shield guards what a subscription answers; one that is denied must not even start. */
export function guardStarts(schema: GraphQLSchema, guard: Guard): void {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const { subscribe } = field;
    const start: typeof subscribe = async (source, args, context: RuleContext, info) => {
      const denial = (await guard.evaluate(context.viewer?.scopes)).denialOf('Subscription', field.name);
      if (denial) throw denial;
      return subscribe?.(source, args, context, info);
    };
    field.subscribe = start;
  }
}
