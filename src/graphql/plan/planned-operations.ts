import type { DocumentNode } from 'graphql';
import type { Scope } from '../../domain/access/visibility.js';
import type { GraphContext } from '../context.js';
import type { Operation } from '../operation.js';
import { obtain } from '../../domain/obtain.js';
import type { WrittenData } from '../written-data.js';
import type { OperationPlan } from './plan.js';
import { planOperation, type Planner } from './plan-operation.js';
import { runPlan } from './run-plan.js';
import { Unplanned } from './unplanned.js';

/** The data of an operation's answer; undefined when it is to be carried out the ordinary way. */
export type RunPlanned = (operation: Operation, context: GraphContext) => Promise<WrittenData | undefined>;

/** How often plans answered, met what they have no answer for, or failed, since the process started. */
export interface PlanUse {
  readonly answered: number;
  readonly unplanned: number;
  readonly failed: number;
}

export interface PlannedOperations {
  readonly runPlanned: RunPlanned;
  readonly planUse: PlanUse;
}

type ByName = Map<string | undefined, OperationPlan | 'NONE'>;

/** Plans are made once for each document and set of scopes: both come again with every request. */
export function plannedOperations(planner: Planner): PlannedOperations {
  const planUse = { answered: 0, unplanned: 0, failed: 0 };
  const plans = new WeakMap<ReadonlySet<Scope>, WeakMap<DocumentNode, ByName>>();

  const planOf = ({ document, operationName }: Operation, scopes: ReadonlySet<Scope>) => {
    const byDocument = obtain(plans, scopes, () => new WeakMap<DocumentNode, ByName>());
    const byName = obtain(byDocument, document, (): ByName => new Map<string | undefined, OperationPlan | 'NONE'>());
    return obtain(byName, operationName, () => planOperation(planner, document, operationName, scopes) ?? 'NONE');
  };

  const runPlanned: RunPlanned = async (operation, context) => {
    if (!context.viewer) return undefined;
    const plan = planOf(operation, context.viewer.scopes);
    if (plan === 'NONE') return undefined;
    try {
      const written = await runPlan(planner.schema, plan, operation.variables, context);
      planUse.answered += 1;
      return written;
    } catch (error) {
      // Whatever is wrong is said by the resolvers, each in its place.
      planUse[error instanceof Unplanned ? 'unplanned' : 'failed'] += 1;
      return undefined;
    }
  };
  return { runPlanned, planUse };
}
