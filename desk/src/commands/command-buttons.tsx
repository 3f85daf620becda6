import { useState, type ReactNode } from 'react';
import { title } from '../shared/words.js';
import { CommandDialog } from './command-dialog.js';
import { isCommand, type CommandName } from './command-form-fields.js';
import { commandForms } from '../generated/commands.js';
import { pendingOf } from './pending.js';
import type { Subject } from './use-command.js';

interface ButtonsProps {
  readonly commands: readonly string[];
  readonly subject: Subject;
  /** What it is done to, for the form. */
  readonly about?: ReactNode;
  readonly onDone: () => void;
}

/** What may be done to a row of a list, as far as it is done to this subject. What was sent before a reload opens again. */
export function CommandButtons({ commands, subject, about, onDone }: ButtonsProps) {
  const offered = commands
    .filter(isCommand)
    .filter((command) => commandForms[command].fields.some(({ name }) => name === subject.field));
  const [open, setOpen] = useState<CommandName | undefined>(() =>
    offered.find((command) => pendingOf(command, subject.id) !== undefined),
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
          {title(command)}
        </button>
      ))}
      {open !== undefined && (
        <CommandDialog
          command={open}
          subject={subject}
          choices={{}}
          isAsked={false}
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
