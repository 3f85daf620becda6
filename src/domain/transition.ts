import { refused, success, type Result } from './refusal.js';

/** For every state the commands it allows, each with the states it may lead to. */
export type TransitionTable<State extends string, Command extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Command, readonly [State, ...State[]]>>>>
>;

export function commandsAllowedIn<State extends string, Command extends string>(
  table: TransitionTable<State, Command>,
  state: State,
): readonly Command[] {
  return Object.keys(table[state]) as Command[];
}

/**
 * The one way from a state to the next. A command with several outcomes names the one it reached; an outcome that the
 * table does not list is a fault of the caller, not a refusal.
 */
export function nextState<State extends string, Command extends string>(
  table: TransitionTable<State, Command>,
  state: State,
  command: Command,
  outcome?: NoInfer<State>,
): Result<State, 'NOT_ALLOWED_IN_STATE'> {
  const outcomes = table[state][command];
  if (!outcomes) {
    const allowedCommands = commandsAllowedIn(table, state);
    const allowed = allowedCommands.length > 0 ? allowedCommands.join(', ') : 'none';
    return refused({
      code: 'NOT_ALLOWED_IN_STATE',
      message: `${command} is not allowed in state ${state}. Allowed commands: ${allowed}.`,
      currentState: state,
      command,
      allowedCommands,
    });
  }
  if (outcome === undefined && outcomes.length > 1) throw new TypeError(`${command} needs its outcome named`);
  const next = outcome ?? outcomes[0];
  if (!outcomes.includes(next)) throw new TypeError(`${command} cannot lead from ${state} to ${next}`);
  return success(next);
}
