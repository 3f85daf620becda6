import { Field, ID, InputType } from 'type-graphql';
import { inputCheck } from '../../domain/input-check.js';
import type { ProductKind } from '../../domain/product/product.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { loanCommand } from '../loan/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { FUNDED_STATES } from './funded-states.js';
import { PRODUCT_ANSWER, ProductKindEnum, ProductUpdated, shownProduct } from './product.type.js';

@InputType({ description: 'A product that was sold with the loan.' })
class AddProductInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ProductKindEnum, { description: 'Product kind.' })
  kind: ProductKind;

  @Field(() => DecimalScalar, { description: 'Premium, paid in full when the product was sold.' })
  premium: string;

  @Field(() => DateScalar, { nullable: true, description: 'First day of the coverage. Default: the contract date.' })
  coversFrom?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Last day of the coverage. Default: the maturity date of the loan.',
  })
  coversThrough?: string | null;
}

const MOST_PRODUCTS = 20;

export const addProduct = loanCommand({
  name: 'addProduct',
  summary: 'Records a product that was sold with the loan: GAP, a service contract or credit insurance.',
  event: 'Product added',
  scope: 'loan:service',
  states: FUNDED_STATES,
  blockedBy: [],
  refusals: [],
  rest: { path: '/add-product', answer: PRODUCT_ANSWER },
  menu: 'Payments',
  affects: ['products'],
  input: AddProductInput,
  answer: ProductUpdated,
  decide: async (work, { kind, ...input }) => {
    const { loan, stores, now } = work;
    const account = await recordedAccountOf(work);
    if (!account.ok) return account;
    const { original } = account.value.recorded;
    const check = inputCheck();
    const premium = check.decimal('premium', input.premium, AMOUNT);
    const coversFrom = check.date('coversFrom', input.coversFrom ?? original.fundedOn);
    const coversThrough = check.date('coversThrough', input.coversThrough ?? original.maturesOn, { after: coversFrom });
    if (check.faults.length > 0) return invalidInput(check.faults);
    if ((await stores.products.of(loan.id)).length >= MOST_PRODUCTS)
      return refuse('CONFLICT', `The limit of ${MOST_PRODUCTS} products per loan is reached.`);
    const product = { id: newId('PD'), kind, premium, coversFrom, coversThrough, cancelledOn: null, refundDue: null };
    await stores.products.insert(loan.id, product, now);
    const amounts = { premium: premium.toFixed(2) };
    const answer = await recordChange(work, { effectiveOn: coversFrom, amounts });
    return success({ ...answer, product: shownProduct(product) });
  },
});
