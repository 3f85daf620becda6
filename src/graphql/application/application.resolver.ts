import { Resolver } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import { readExcerpts } from '../record/excerpt-loading.js';
import type { Selection } from '../selection.js';
import { Application } from './application.type.js';
import { applicationOf, applicationSelected } from './read-application.js';

@Resolver(() => Loan)
export class LoanApplicationResolver {
  @BatchField(
    () => Application,
    { nullable: true, description: 'What was applied for.' },
    { needs: (selection) => applicationSelected(selection.paths()) },
  )
  application(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    const selected = applicationSelected(selection.paths());
    return readExcerpts(context, loans, selected, (_, excerpts) => applicationOf(context, excerpts, selected));
  }
}
