import { Field, InputType } from 'type-graphql';
import { addDays } from '../../domain/calendar.js';
import { SALE_NOTICE_DAYS, type SaleKind } from '../../domain/collateral/repossession.js';
import { BLOCK_TAKING_COLLATERAL } from '../../domain/hold/hold-effects.js';
import { invalidInput, success } from '../../domain/refusal.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { LienInput, lienCommand } from './lien-command.js';
import { noteInCase, openCase } from './repossession-case.js';
import { SaleKindEnum } from './repossession.type.js';

@InputType({ description: 'A notice of the sale of repossessed collateral.' })
class RecordSaleNoticeInput extends LienInput {
  @Field(() => SaleKindEnum, { description: 'Whether the sale is public or private.' })
  saleKind: SaleKind;

  @Field(() => DateScalar, { nullable: true, description: 'Date on which the notice was sent. Default: today.' })
  sentOn?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: `First possible day of the sale: the date of a public sale, or the date after which a private sale is made. Default, and earliest: ${SALE_NOTICE_DAYS} days after the notice.`,
  })
  earliestSaleOn?: string | null;
}

/** What the notice says is in UCC 9-613(1)(C) and (E), which 9-614(1)(A) asks for. A second notice replaces the first. */
export const recordSaleNotice = lienCommand({
  name: 'recordSaleNotice',
  summary: 'Records the notice of the sale of repossessed collateral. The collateral is not sold before its first day.',
  event: 'Sale notice recorded',
  blockedBy: BLOCK_TAKING_COLLATERAL,
  rest: { path: '/record-sale-notice', answer: 'loanId loanStatus' },
  input: RecordSaleNoticeInput,
  also: ({ saleKind, sentOn, earliestSaleOn: firstDay }, check, work) => {
    const saleNoticeOn = check.date('sentOn', sentOn ?? work.today);
    if (saleNoticeOn > work.today) check.fault('sentOn', 'must not be after today');
    const earliest = addDays(saleNoticeOn, SALE_NOTICE_DAYS);
    const earliestSaleOn = check.date('earliestSaleOn', firstDay ?? earliest, { from: earliest });
    return async () => {
      const open = await openCase(work);
      if (open?.repossessedOn != null && saleNoticeOn < open.repossessedOn)
        return invalidInput([
          { field: 'sentOn', reason: `must not be before ${open.repossessedOn}, the repossession` },
        ]);
      await noteInCase(work, open, { saleNoticeOn, saleKind, earliestSaleOn });
      return success({ effectiveOn: saleNoticeOn });
    };
  },
});
