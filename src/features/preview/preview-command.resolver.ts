import { Arg, Ctx, Query, Resolver, type ClassType } from 'type-graphql';
import { refuse, type Refused, type Result } from '../../domain/refusal.js';
import { badArgument } from '../../platform/errors/bad-input.js';
import { CheckArguments } from '../../platform/executor/check-arguments.js';
import { MAX_PAGE, type Window } from '../../platform/paging/page.js';
import { EVERY_DAY } from '../../domain/ledger/ledger-date.js';
import { shownEntries } from '../../domain/ledger/postings.js';
import { scopesOf } from '../access.js';
import type { Command, Effect } from '../command/declaration.js';
import { accessTo } from '../command/hidden-commands.js';
import { toRefusal } from '../command/refusal.type.js';
import { callerOf, viewerOf, type GraphContext } from '../graph-context.js';
import { guard } from '../guard.js';
import { noteHolds } from '../hold/hold.inputs.js';
import type { LoanEventView } from '../loan/loan-event.js';
import type { PostingView } from '../ledger/posting-view.js';
import { eventsOfLoan, postingsOfLoan } from '../servicing/servicing.loaders.js';
import { lookAt, type LoanSeen } from './loan-figures.js';
import { CommandPreview, previewInput, type AskedPreview } from './preview.type.js';

const NEWEST: Window = { direction: 'BACKWARD', size: MAX_PAGE, after: undefined, before: undefined };

/** A loan with the end of its lists. */
interface Seen {
  readonly loan: LoanSeen | undefined;
  readonly events: readonly LoanEventView[];
  readonly postings: readonly PostingView[];
}

async function seen(loanId: string, context: GraphContext): Promise<Seen> {
  const [loan, events, postings] = await Promise.all([
    lookAt(loanId, context),
    context.load(eventsOfLoan(NEWEST), loanId),
    context.load(postingsOfLoan({ window: NEWEST, range: EVERY_DAY }), loanId),
  ]);
  return { loan, events: events?.rows ?? [], postings: postings?.rows ?? [] };
}

/** What of a list was not in it before. */
function added<Row extends { readonly sequence: number }>(after: readonly Row[], before: readonly Row[]): Row[] {
  const last = before.at(-1)?.sequence ?? 0;
  return after.filter(({ sequence }) => sequence > last);
}

const without = (some: readonly string[] = [], others: readonly string[] = []): string[] =>
  some.filter((name) => !others.includes(name));

function shown({ before, after }: Effect<Seen>, context: GraphContext): Omit<CommandPreview, 'command' | 'refusal'> {
  const { scopes } = viewerOf(context);
  noteHolds([...(before?.loan?.holds ?? []), ...(after.loan?.holds ?? [])], context);
  return {
    before: before?.loan?.figures ?? null,
    after: after.loan?.figures ?? null,
    events: added(after.events, before?.events ?? []),
    postings: added(after.postings, before?.postings ?? []).map((posting) => ({
      ...posting,
      entries: [...shownEntries(posting.entries, scopes)],
    })),
    newlyAllowed: without(after.loan?.allowed, before?.loan?.allowed),
    noLongerAllowed: without(before?.loan?.allowed, after.loan?.allowed),
  };
}

const NOTHING: Omit<CommandPreview, 'command' | 'refusal'> = {
  before: null,
  after: null,
  events: [],
  postings: [],
  newlyAllowed: [],
  noLongerAllowed: [],
};

const refusedPreview = ({ name, refusals }: Command, { refusal }: Refused): CommandPreview => ({
  command: name,
  refusal: toRefusal(refusal, refusals),
  ...NOTHING,
});

/** The query that previews any of these commands. */
export function previewResolver(commands: readonly Command[]): ClassType {
  const Input = previewInput(commands);
  const askedOf = (input: AskedPreview) => commands.filter(({ name }) => input[name] != null);

  @Resolver()
  class PreviewCommandResolver {
    @CheckArguments(({ input }: { input: AskedPreview }) => {
      if (askedOf(input).length !== 1) throw badArgument('input', '`input` must have exactly one command.');
    })
    @Query(() => CommandPreview, {
      nullable: true,
      description:
        'Shows what a command would do: it is carried out in a transaction that is rolled back. Nothing is stored, and no one is notified. Requires the scopes of the command.',
    })
    async previewCommand(
      @Arg('input', () => Input, { description: 'The command with its parameters.' }) input: AskedPreview,
      @Ctx() context: GraphContext,
    ): Promise<CommandPreview> {
      const [command] = askedOf(input);
      if (!command?.preview) throw new TypeError('The input was checked');
      const { name } = command;
      if (!guard.verdictsFor(viewerOf(context).scopes).sees('Mutation', name)) {
        const scopes = scopesOf(accessTo('Mutation', name)).join(' and ');
        return refusedPreview(command, refuse('BEYOND_OWN_ACCESS', `Requires the scope ${scopes}.`));
      }
      const needs = {
        services: context.services,
        look: ({ read }: { readonly read: Parameters<GraphContext['within']>[0] }, loanId: string) =>
          seen(loanId, context.within(read)),
      };
      const effect: Result<Effect<Seen>> = await command.preview(needs, callerOf(context), input[name] as never);
      if (!effect.ok) return refusedPreview(command, effect);
      return { command: name, refusal: null, ...shown(effect.value, context) };
    }
  }
  return PreviewCommandResolver;
}
