import { commandForms, commandOrder } from '../generated/commands.js';

/** The menus, in the order in which they are shown. */
const MENUS = [
  'Payments',
  'Contact',
  'Terms',
  'Fees and adjustments',
  'Holds and losses',
  'Collateral',
  'Ownership',
  'Origination',
] as const;

const menuOf = (command: string): string =>
  (command in commandForms ? commandForms[command as keyof typeof commandForms].menu : null) ?? 'Origination';

export function inGroups<Offer extends { readonly command: string }>(
  offers: readonly Offer[],
): readonly { readonly name: string; readonly offers: readonly Offer[] }[] {
  const place = ({ command }: Offer) => commandOrder.indexOf(command);
  const sorted = [...offers].sort((one, other) => place(one) - place(other));
  return MENUS.map((name) => ({ name, offers: sorted.filter(({ command }) => menuOf(command) === name) })).filter(
    (group) => group.offers.length > 0,
  );
}
