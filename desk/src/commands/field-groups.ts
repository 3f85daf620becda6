import type { commandForms } from '../generated/commands.js';
import { labelOf, partOf, type CommandField, type CommandName } from './command-form-fields.js';

interface Group<Command extends CommandName> {
  /** Without a name its fields stand open. */
  readonly name?: string;
  readonly fields: readonly (typeof commandForms)[Command]['fields'][number]['name'][];
}

/** What belongs together in a form with many fields, in the order in which people come to it. */
const GROUPS: { readonly [Command in CommandName]?: readonly Group<Command>[] } = {
  fundLoan: [
    { fields: ['dealId', 'contractDate', 'firstPaymentDate', 'frequency'] },
    {
      name: 'Figures of the contract',
      fields: [
        'term',
        'annualRatePercent',
        'aprPercent',
        'payment',
        'firstPayment',
        'finalPayment',
        'finalPaymentDate',
        'financeCharge',
        'prepaidFinanceCharge',
        'acceptDifference',
      ],
    },
    { name: 'Floating rate', fields: ['indexRatePercent', 'spreadPercent'] },
    { name: 'Balloon or interest only', fields: ['amortization', 'balloonAmount', 'amortizationInstallments'] },
    {
      name: 'Late payments',
      fields: ['graceDays', 'lateFee', 'deadlineRule', 'nonAccrualDays', 'chargeOffDays', 'bankruptcyChargeOffDays'],
    },
    { name: 'Days and calendars', fields: ['dayCount', 'dueDateRule', 'bankCalendar'] },
  ],
};

export interface FieldGroup {
  readonly name: string | undefined;
  readonly fields: readonly CommandField[];
}

const LITTLE = 3;

/**
 * The fields of a form: first the open ones, then the folded ones. Required fields are open, and so is a short rest.
 */
export function fieldGroups(command: CommandName, fields: readonly CommandField[]): readonly FieldGroup[] {
  const groups: readonly Group<CommandName>[] = GROUPS[command] ?? [];
  const named = groups.map(({ name, fields: names }) => ({
    name,
    fields: names.flatMap((one: string) => fields.filter(({ name: field }) => field === one)),
  }));
  const grouped = new Set(named.flatMap((group) => group.fields));
  const own = fields.filter((field) => partOf(field) === '' && !grouped.has(field));
  const rest = own.filter((field) => !field.isRequired);
  const isLittle = rest.length <= LITTLE;
  const parts = [...new Set(fields.map(partOf))].filter((part) => part !== '');
  return [
    { name: undefined, fields: own.filter((field) => isLittle || field.isRequired) },
    ...named,
    { name: 'More', fields: isLittle ? [] : rest },
    ...parts.map((part) => ({ name: labelOf(part), fields: fields.filter((field) => partOf(field) === part) })),
  ].filter((group) => group.fields.length > 0);
}
