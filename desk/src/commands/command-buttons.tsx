import { useState, type ReactNode } from 'react';
import { CommandDialog } from './command-dialog.js';
import { isCommand, type Choices, type CommandName } from './command-form-fields.js';
import { commandForms } from '../generated/commands.js';
import { pendingOf } from './pending.js';
import { useSession } from '../session/session-context.js';
import { commandText } from '../text/command-texts.js';
import { sentAs } from './use-command.js';
import type { Subject } from './command-form-fields.js';

interface ButtonsProps {
  readonly commands: readonly string[];
  readonly subject: Subject;
  /** Whether another client is asked for them. */
  readonly isAsked?: boolean;
  /** What there is to choose from in the form. */
  readonly choices?: Choices;
  /** What it is done to, for the form. */
  readonly about?: ReactNode;
  readonly onDone: () => void;
}

/** What the viewer may do to a row of a list, as far as it is done to this subject. What was sent before a reload opens again. */
export function CommandButtons({ commands, subject, isAsked = false, choices = {}, about, onDone }: ButtonsProps) {
  const { may } = useSession();
  const offered = commands
    .filter(isCommand)
    .filter((command) => isAsked || may(command))
    .filter((command) => commandForms[command].fields.some(({ name }) => name === subject.field));
  const [open, setOpen] = useState<CommandName | undefined>(() =>
    offered.find((command) => pendingOf(sentAs(command, isAsked), subject.id) !== undefined),
  );
  if (offered.length === 0 && open === undefined) return null;
  return (
    <div className="commands">
      {offered.map((command) => (
        <button
          key={command}
          type="button"
          onClick={() => {
            setOpen(command);
          }}
        >
          {commandText(command)}
          {isAsked && <small> needs approval</small>}
        </button>
      ))}
      {open !== undefined && (
        <CommandDialog
          command={open}
          subject={subject}
          choices={choices}
          isAsked={isAsked}
          about={about}
          onDone={onDone}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

/** Whether there is anything that the viewer might do to such a thing: otherwise a table needs no room for it. */
export function useIsCommanded(field: Subject['field']): boolean {
  const { may } = useSession();
  return Object.entries(commandForms).some(
    ([command, { fields }]) => may(command) && fields.some(({ name }) => name === field),
  );
}
