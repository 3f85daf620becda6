type Create<Scope, Value> = (scope: Scope) => Value;

/** Values to use instead of creating them. */
export type Provided<Scope> = ReadonlyMap<Create<Scope, unknown>, unknown>;

/**
 * One value per function, created on first use in a shared scope. The function is the key: every importer gets the same
 * value within a scope, and no list has to name it.
 */
export class Instances<Scope> {
  private readonly created: Map<Create<Scope, unknown>, unknown>;

  constructor(
    private readonly scope: Scope,
    readonly provided: Provided<Scope> = new Map(),
  ) {
    this.created = new Map(provided);
  }

  get<Value>(create: Create<Scope, Value>): Value {
    if (!this.created.has(create)) this.created.set(create, create(this.scope));
    return this.created.get(create) as Value;
  }
}
