import type { WriteLetter } from '../ports.js';
import type { AdministrationNeeds, LoanCommandNeeds } from './command-needs.js';
import type { ClassType } from 'type-graphql';
import type { LienCommand } from '../../domain/collateral/collateral.js';
import type { Scope } from '../../domain/access/roles.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import type { Result } from '../../domain/refusal.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { Viewer } from '../../domain/access/viewer.js';
import type { Caller } from './command-call.js';
import type { CommandInput } from './command-input.js';
import type { LoanStores } from '../ports.js';

/** The menus of the desk, in the order in which it shows them. */
export const COMMAND_MENUS = [
  'Payments',
  'Contact',
  'Terms',
  'Fees and adjustments',
  'Holds and losses',
  'Collateral',
  'Ownership',
  'Origination',
] as const;
export type CommandMenu = (typeof COMMAND_MENUS)[number];

/** A member of the v2 body, and the field of the input that it fills; both by their paths. */
export interface RecordMember {
  readonly at: string;
  readonly input: string;
  /** The part of the record that it holds. */
  readonly part?: 'Request' | 'Response' | 'Underwriting';
  readonly required?: boolean;
}

/** The v2 endpoint of a command. */
export interface RestEndpoint {
  /** Below `/v2/servicing`. */
  readonly path: string;
  /** What is answered of the success type: only what is kept with the key, so that a repeat reads the same. */
  readonly answer: string;
  /** Members of the record that the body may hold, bare or in its envelope. Without it, the input's own fields. */
  readonly record?: readonly RecordMember[];
  /** The group of a command that has no menu. */
  readonly tag?: 'Work';
  /** It creates a loan, which then has an address. */
  readonly creates?: true;
}

/** For every state that allows a command, the states it may lead to. */
export type Outcomes = Readonly<Partial<Record<LoanState, readonly [LoanState, ...LoanState[]]>>>;

/** What both edges and all derived tables know of a command. A feature declares one for each of its mutations. */
export interface Command {
  readonly name: string;
  /** What it does, verb first: the description of the mutation, of its enum value and of its REST endpoint. */
  readonly summary: string;
  /** Past tense, for timelines and REST answers: "Hold placed". */
  readonly event: string;
  /** The scopes that it needs, all of them. */
  readonly scopes: readonly Scope[];
  /** Every refusal that it can raise. */
  readonly refusals: readonly RefusalCode[];
  /** What it can change, as `Type.field`, or as `Type` for all fields of a type: clients refresh these. */
  readonly affects: readonly string[];
  readonly input: ClassType<CommandInput>;
  /** The GraphQL type of its success. */
  readonly answer: ClassType;
  readonly alternative?: Alternative | undefined;
  readonly rest?: RestEndpoint | undefined;
  /** Whether the timeline of the loan shows it. */
  readonly isLoanEvent: boolean;
  /** Only for commands on a loan. */
  readonly onLoan?: LoanRules | undefined;
  readonly carryOut: (services: CommandServices, caller: Caller, input: never) => Promise<Result<object>>;
  /** Only for commands on a loan. */
  readonly preview?:
    | (<Seen>(needs: PreviewNeeds<Seen>, caller: Caller, input: never) => Promise<Result<Effect<Seen>>>)
    | undefined;
}

/** What a preview needs: where the command is carried out and rolled back, and what is looked at before and after it. */
export interface PreviewNeeds<Seen> {
  readonly services: CommandServices;
  readonly look: (stores: LoanStores, loanId: string) => Promise<Seen>;
}

/** What a command would do to a loan. */
export interface Effect<Seen> {
  readonly loanId: string;
  /** Undefined where the command creates the loan. */
  readonly before: Seen | undefined;
  readonly after: Seen;
}

/** A second success type. */
export interface Alternative {
  readonly answer: ClassType;
  readonly fits: (value: object) => boolean;
}

/** When a command on a loan is allowed, and what follows from it. */
export interface LoanRules {
  readonly name: string;
  /** The states of the loan that allow it, and the states it may lead to. */
  readonly states: Outcomes;
  /** What it does to the lien. */
  readonly lien?: LienCommand | undefined;
  /** The kinds of holds that forbid it. */
  readonly blockedBy: readonly HoldKind[];
  /** Whether a promise to pay or a deferral forbids it. */
  readonly blockedByDelay?: true | undefined;
  /** The object that offers it. */
  readonly offeredOn: 'LOAN' | 'PAYMENT' | 'APPROVAL' | 'TRANSFER';
  readonly menu?: CommandMenu | undefined;
  /** Who may know that it was carried out; without it, everyone who sees the timeline. */
  readonly isKnownTo?: ((viewer: Pick<Viewer, 'scopes'>) => boolean) | undefined;
}

/** What commands need of the process. */
export interface CommandServices {
  readonly loanCommands: LoanCommandNeeds;
  readonly administration: AdministrationNeeds;
  readonly letters: WriteLetter;
}

/** Any command can raise these, because of its key or its input. */
export const COMMON_REFUSALS = [
  'INVALID_INPUT',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
  'IN_PROGRESS',
] as const satisfies readonly RefusalCode[];
export type CommonRefusal = (typeof COMMON_REFUSALS)[number];
