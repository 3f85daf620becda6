import { Resolver } from 'type-graphql';
import { loanSubject } from '../../domain/audit/audit-subjects.js';
import type { Repayment, RepaymentView } from '../loan/repayment.js';
import { type StipulationView } from './servicing-reader.js';
import { type ValuationView } from '../collateral/collateral.loaders.js';
import { type LoanEventView } from '../loan/loan-event.js';
import { partId } from '../../domain/record/ids.js';
import { ValuationType } from '../collateral/collateral.resolver.js';
import type { Hold } from '../../domain/hold/hold.js';
import { LoanHoldType, StipulationType } from '../command/shared-types.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { CommandEnum, eventNamed } from '../command/command.enum.js';
import { RepaymentType } from '../repayment/repayment.type.js';
import { LoanEventType } from './loan-history.type.js';
import { seesCommand } from '../command/hidden-commands.js';
import { SignedContractType } from './loan-servicing.type.js';
import { loadTexts, stipulationRow } from '../loan/loan-texts.js';

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

@Resolver(() => LoanEventType)
export class LoanEventTextResolver {
  @BatchField(() => CommandEnum, {
    nullable: true,
    description: 'Command, named as its mutation. Null when the name would reveal something the caller can’t see.',
  })
  command(events: readonly LoanEventView[], _args: object, context: GraphContext) {
    const viewer = viewerOf(context);
    return events.map(({ command }) => (seesCommand(viewer, command) ? eventNamed(command) : null));
  }

  @BatchField(() => String, { nullable: true, description: 'Reason.' })
  reason(events: readonly LoanEventView[], _args: object, context: GraphContext) {
    return loadTexts(context, 'LoanEvent.reason', idsOf(events));
  }
}

@Resolver(() => RepaymentType)
export class RepaymentTextResolver {
  @BatchField(() => String, { nullable: true, description: 'Reference in another system.' })
  externalReference(repayments: readonly RepaymentView[], _args: object, context: GraphContext) {
    return repaymentTexts(context, repayments, 'externalReference');
  }

  @BatchField(() => String, { nullable: true, description: 'Reason for the failure or reversal.' })
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
  @BatchField(() => String, { nullable: true, description: 'Reason for the hold, in words.' })
  reason(holds: readonly Hold[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Hold.reason', idsOf(holds));
  }

  @BatchField(() => String, { nullable: true, description: 'Reason for lifting the hold, in words.' })
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

  @BatchField(() => String, { nullable: true, description: 'Text of the condition.' })
  text(stipulations: readonly StipulationView[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Stipulation.text', stipulations.map(stipulationRow));
  }
}

@Resolver(() => ValuationType)
export class ValuationTextResolver {
  @BatchField(() => String, { nullable: true, description: 'Source of the valuation.' })
  source(valuations: readonly ValuationView[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Valuation.source', idsOf(valuations));
  }
}

@Resolver(() => SignedContractType)
export class SignedContractTextResolver {
  @BatchField(() => String, {
    nullable: true,
    description: 'Reason for accepting figures that differ from the computed ones.',
  })
  acceptedBecause(contracts: readonly { readonly loanId: string }[], _args: object, context: GraphContext) {
    return loadTexts(
      context,
      'ServicingTerms.acceptedBecause',
      contracts.map(({ loanId }) => loanId),
    );
  }
}
