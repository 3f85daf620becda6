import { may, type Access } from '../access.js';
import type { Command, LoanRules } from './declaration.js';

const commands = new Map<string, Command>();
const loanRules: LoanRules[] = [];
const offeredOnLoan: LoanRules[] = [];

/** Everything that the timeline of a loan can show: as the values of a GraphQL enum, and their descriptions. */
export const LOAN_EVENTS: Record<string, string> = {};
export const LOAN_EVENT_SUMMARIES: Record<string, { description: string }> = {};

/** What each command needs of the viewer: rows of the permission table. */
export const COMMAND_ACCESS: Record<string, Access> = {};

function registerEvent(name: string, description: string): void {
  LOAN_EVENTS[name] = name;
  LOAN_EVENT_SUMMARIES[name] = { description };
}

/** A command exists when its feature does: `feature` calls this. */
export function registerCommands(declared: readonly Command[]): void {
  for (const command of declared) {
    if (commands.has(command.name)) throw new TypeError(`${command.name} is declared twice`);
    commands.set(command.name, command);
    COMMAND_ACCESS[command.name] = may(...command.scopes);
    if (command.isLoanEvent) registerEvent(command.name, command.summary);
    if (command.onLoan) registerRules(command.onLoan);
  }
}

const byName = (one: LoanRules, other: LoanRules) => (one.name < other.name ? -1 : 1);

function registerRules(rules: LoanRules): void {
  if (rules.offeredOn === 'APPROVAL') return;
  loanRules.push(rules);
  loanRules.sort(byName);
  if (rules.offeredOn !== 'LOAN') return;
  offeredOnLoan.push(rules);
  offeredOnLoan.sort(byName);
}

/** The rules of all commands on loans, also of those that are offered on a payment; by name. */
export const allLoanRules = (): readonly LoanRules[] => loanRules;

/** The commands that a loan offers in some state, by name. */
export const offeredOnLoans = (): readonly LoanRules[] => offeredOnLoan;

/** Events of loans that no client causes. */
export function registerEvents(declared: Readonly<Record<string, string>>): void {
  for (const [name, summary] of Object.entries(declared)) registerEvent(name, `${summary} Recorded by the system.`);
}

/** Every command of the gateway, in the order of its features. */
export const allCommands = (): readonly Command[] => [...commands.values()];

export const commandNamed = (name: string): Command | undefined => commands.get(name);
