import { Resolver } from 'type-graphql';
import { loanSubject } from '../../app/ports/audit-log.js';
import type { Repayment, RepaymentView } from '../../app/ports/loan-stores.js';
import {
  stipulationRow,
  type LoanEventView,
  type StipulationView,
  type TextOf,
  type ValuationView,
} from '../../app/ports/servicing-reader.js';
import { partId } from '../../domain/record/ids.js';
import { ValuationType } from '../collateral/collateral.resolver.js';
import type { Hold } from '../../domain/hold/hold.js';
import { LoanHoldType, StipulationType } from '../shared/types.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { BatchField } from '../execution/batch-field.js';
import { CommandEnum, commandNamed } from '../shared/command.enum.js';
import { RepaymentType } from '../repayment/repayment.type.js';
import { LoanEventType } from './loan-history.type.js';
import { seesCommand } from '../guard/told-commands.js';
import { SignedContractType } from './loan-servicing.type.js';

/** Free texts are sealed, so that each is read only when it is asked for. */
export async function loadTexts(
  { loaders }: GraphContext,
  of: TextOf,
  rows: readonly string[],
): Promise<(string | null)[]> {
  const found = await loaders.text(of).loadAll(rows);
  return found.map((one) => one?.text ?? null);
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

@Resolver(() => LoanEventType)
export class LoanEventTextResolver {
  @BatchField(() => CommandEnum, {
    nullable: true,
    description: 'The command, named as its mutation; null where its name tells what the viewer may not see.',
  })
  command(events: readonly LoanEventView[], _args: object, context: GraphContext) {
    const viewer = viewerOf(context);
    return events.map(({ command }) => (seesCommand(viewer, command) ? commandNamed(command) : null));
  }

  @BatchField(() => String, { nullable: true, description: 'Why.' })
  reason(events: readonly LoanEventView[], _args: object, context: GraphContext) {
    return loadTexts(context, 'LoanEvent.reason', idsOf(events));
  }
}

@Resolver(() => RepaymentType)
export class RepaymentTextResolver {
  @BatchField(() => String, { nullable: true, description: 'What another system calls it.' })
  externalReference(repayments: readonly RepaymentView[], _args: object, context: GraphContext) {
    return repaymentTexts(context, repayments, 'externalReference');
  }

  @BatchField(() => String, { nullable: true, description: 'Why it failed or was reversed.' })
  reason(repayments: readonly RepaymentView[], _args: object, context: GraphContext) {
    return repaymentTexts(context, repayments, 'reason');
  }
}

/** The answer of a command brings its texts along, as they were then. */
async function repaymentTexts(
  context: GraphContext,
  repayments: readonly (RepaymentView & Partial<Repayment>)[],
  name: 'externalReference' | 'reason',
): Promise<(string | null)[]> {
  const missing = idsOf(repayments.filter((repayment) => repayment[name] === undefined));
  const texts = await loadTexts(context, `Repayment.${name}`, missing);
  const loaded = new Map(missing.map((id, index) => [id, texts[index] ?? null]));
  return repayments.map((repayment) => {
    const { [name]: brought, id, loanId } = repayment;
    if (brought === undefined) return loaded.get(id) ?? null;
    if (brought !== null) context.disclosures.note(loanSubject(loanId), 'PERSONAL');
    return brought;
  });
}

@Resolver(() => LoanHoldType)
export class LoanHoldTextResolver {
  @BatchField(() => String, { nullable: true, description: 'Why it was placed, in words.' })
  reason(holds: readonly Hold[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Hold.reason', idsOf(holds));
  }

  @BatchField(() => String, { nullable: true, description: 'Why it was lifted, in words.' })
  liftReason(holds: readonly Hold[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Hold.liftReason', idsOf(holds));
  }
}

@Resolver(() => StipulationType)
export class StipulationTextResolver {
  @BatchField()
  id(stipulations: readonly StipulationView[]) {
    return stipulations.map((one) => partId('stipulation', stipulationRow(one)));
  }

  @BatchField(() => String, { nullable: true, description: 'What is asked for.' })
  text(stipulations: readonly StipulationView[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Stipulation.text', stipulations.map(stipulationRow));
  }
}

@Resolver(() => ValuationType)
export class ValuationTextResolver {
  @BatchField(() => String, { nullable: true, description: 'Who says so.' })
  source(valuations: readonly ValuationView[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Valuation.source', idsOf(valuations));
  }
}

@Resolver(() => SignedContractType)
export class SignedContractTextResolver {
  @BatchField(() => String, { nullable: true, description: 'Why it stands although its figures differ from ours.' })
  acceptedBecause(contracts: readonly { readonly loanId: string }[], _args: object, context: GraphContext) {
    return loadTexts(
      context,
      'ServicingTerms.acceptedBecause',
      contracts.map(({ loanId }) => loanId),
    );
  }
}
