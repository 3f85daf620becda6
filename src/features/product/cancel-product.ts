import { Field, ID, InputType } from 'type-graphql';
import { inputCheck } from '../../domain/input-check.js';
import { refundDueOn } from '../../domain/product/product.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { AMOUNT_OR_ZERO } from '../../domain/schedule/quote-bounds.js';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { checkText } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { loanCommand } from '../loan/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { FUNDED_STATES } from './funded-states.js';
import { PRODUCT_ANSWER, ProductUpdated, shownProduct } from './product.type.js';

@InputType({ description: 'A product to cancel.' })
class CancelProductInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ID, { description: 'ID of the product.' })
  productId: string;

  @Field(() => DateScalar, { nullable: true, description: 'First day without coverage. Default: today.' })
  cancelledOn?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Refund that the provider owes, up to the premium. Default: the unearned premium, pro rata by days.',
  })
  refundDue?: string | null;

  @Field(() => String, { description: 'Reason.' })
  reason: string;
}

/** The refund is the provider's to pay. It arrives as payments of the nature PRODUCT_REFUND. */
export const cancelProduct = loanCommand({
  name: 'cancelProduct',
  summary: 'Cancels a product that was sold with the loan, with the refund that the provider owes.',
  event: 'Product cancelled',
  scope: 'loan:service',
  states: FUNDED_STATES,
  blockedBy: [],
  refusals: [],
  rest: { path: '/cancel-product', answer: PRODUCT_ANSWER },
  menu: 'Payments',
  affects: ['products'],
  input: CancelProductInput,
  answer: ProductUpdated,
  decide: async (work, { productId, reason, ...input }) => {
    const { loan, stores, today } = work;
    const product = (await stores.products.of(loan.id)).find(({ id }) => id === productId);
    if (!product) return refuse('NOT_FOUND', 'The loan has no product with this ID.');
    if (product.cancelledOn !== null)
      return refuse('CONFLICT', `The product was already cancelled on ${product.cancelledOn}.`);
    const check = inputCheck();
    const cancelledOn = check.date('cancelledOn', input.cancelledOn ?? today, { from: product.coversFrom });
    if (cancelledOn > today) check.fault('cancelledOn', 'must not be after today');
    const refundDue =
      input.refundDue == null
        ? refundDueOn(product, cancelledOn)
        : check.decimal('refundDue', input.refundDue, { ...AMOUNT_OR_ZERO, atMost: product.premium });
    checkText(check, 'reason', reason);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const cancelled = { ...product, cancelledOn, refundDue };
    await stores.products.cancel(cancelled);
    const amounts = { refundDue: refundDue.toFixed(2) };
    const answer = await recordChange(work, { effectiveOn: cancelledOn, reason, amounts });
    return success({ ...answer, product: shownProduct(cancelled) });
  },
});
