import { CommandButtons } from '../commands/command-buttons.js';
import { Facts } from '../shared/parts.js';
import { day, title } from '../text/words.js';
import { commandText } from '../text/command-texts.js';

export interface Held {
  readonly id: string;
  readonly kind?: string | null;
  readonly from: string;
  readonly until?: string | null;
  readonly liftedOn?: string | null;
  readonly forbids: readonly string[];
  readonly stops: readonly string[];
}

/** What may be done about a hold that is not lifted, with what ends when it is. */
export function HoldButtons({ hold, onDone }: { readonly hold: Held; readonly onDone: () => void }) {
  if (hold.liftedOn != null) return null;
  return (
    <CommandButtons
      commands={['liftHold']}
      subject={{ field: 'holdId', id: hold.id }}
      choices={{ 'relief.commands': hold.forbids.map((value) => ({ value, label: commandText(value) })) }}
      about={
        <Facts
          facts={[
            { label: 'Hold', value: <strong>{title(hold.kind)}</strong> },
            { label: 'Days', value: daysOf(hold) },
            { label: 'Blocks until then', value: hold.forbids.map(commandText).join(', ') || 'nothing' },
            { label: 'Stops until then', value: hold.stops.map(title).join(', ') || 'nothing' },
          ]}
        />
      }
      onDone={onDone}
    />
  );
}

export const daysOf = ({ from, until }: Held): string => `${day(from)} – ${until == null ? 'open' : day(until)}`;
