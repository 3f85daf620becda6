import { useState } from 'react';
import { title } from '../shared/words.js';
import { CommandDialog, type Choices } from './command-dialog.js';
import { fieldsOf, isCommand, type CommandName } from './command-form-fields.js';
import { commandForms } from '../generated/commands.js';
import { pendingOf } from './pending.js';
import type { Subject } from './use-command.js';

interface ButtonsProps {
  readonly commands: readonly string[];
  readonly subject: Subject;
  readonly choices?: Choices;
  readonly onDone: () => void;
}

/** What the graph says may be done, as far as it is done to this subject. What was sent before a reload opens again. */
export function CommandButtons({ commands, subject, choices = {}, onDone }: ButtonsProps) {
  const offered = commands
    .filter(isCommand)
    .filter((command) => commandForms[command].fields.some(({ name }) => name === subject.field))
    .filter((command) => hasChoices(command, subject, choices));
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
          choices={choices}
          onDone={onDone}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

/** A command on something that there is none of, such as a fee, is not offered. */
const hasChoices = (command: CommandName, subject: Subject, choices: Choices): boolean =>
  fieldsOf(command, subject.field).every(({ name, isRequired }) => !isRequired || choices[name]?.length !== 0);
