import { Field, ID, InputType } from 'type-graphql';
import { invalidInput, type FieldFault, type Refused } from '../../domain/refusal.js';
import { withoutNulls, type Caller } from '../command/command-call.js';
import { type CommandName, CommandEnum } from '../command/command.enum.js';
import { CommandInput } from '../command/command-input.js';
import type { AdministrationNeeds, WebhookAddresses } from '../command/command-needs.js';
import { assertConditions } from '../loan/list-loans.js';
import { FILTERED } from '../timeline/loan-events.resolver.js';
import type { Webhook } from './webhook-store.js';

const MOST_LOANS = 100;
const LONGEST_URL = 2_000;

@InputType({ description: 'Loans whose events are sent. All conditions must match.' })
export class WebhookFilterInput {
  @Field(() => [ID], { nullable: true, description: 'Only these loans, up to 100.' })
  loanIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this servicer, primary or secondary.' })
  servicerId?: string | null;
}

/** What a webhook sends, and where. */
@InputType()
export abstract class WebhookSettingsInput extends CommandInput {
  @Field(() => String, {
    description: 'URL that receives the messages. It must use https and be reachable from the internet.',
  })
  url: string;

  @Field(() => [CommandEnum], { nullable: true, description: 'Commands whose events are sent. Default: all.' })
  events?: CommandName[] | null;

  @Field(() => WebhookFilterInput, {
    nullable: true,
    description: 'Loans whose events are sent. Default: the client’s portfolio.',
  })
  filter?: WebhookFilterInput | null;
}

export const settingsOf = ({
  url,
  events,
  filter,
}: WebhookSettingsInput): Pick<Webhook, 'url' | 'events' | 'filter'> => ({
  url: new URL(url).href,
  events: [...new Set(events ?? [])],
  filter: withoutNulls(filter ?? {}),
});

/** A caller may filter only by fields that it sees. */
export function settingsFault(
  { webhookAddresses }: AdministrationNeeds,
  { viewer }: Caller,
  { url, filter }: WebhookSettingsInput,
): Refused<'INVALID_INPUT'> | undefined {
  assertConditions(FILTERED, filter ?? {}, viewer);
  const faults: FieldFault[] = [];
  const fault = urlFault(url, webhookAddresses);
  if (fault !== undefined) faults.push({ field: 'url', reason: fault });
  if ((filter?.loanIds?.length ?? 0) > MOST_LOANS)
    faults.push({ field: 'filter.loanIds', reason: `must have at most ${MOST_LOANS} items` });
  return faults.length > 0 ? invalidInput(faults) : undefined;
}

function urlFault(text: string, { isPlainAllowed, mayBeNamed }: WebhookAddresses): string | undefined {
  if (text.length > LONGEST_URL || !URL.canParse(text))
    return `must be an https:// address of ${LONGEST_URL} characters at most`;
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:' && !(isPlainAllowed && protocol === 'http:')) return 'must be an https:// address';
  if (username !== '' || password !== '') return 'must have no user and no password: messages are signed instead';
  if (!mayBeNamed(new URL(text))) return 'must not be an address of a private network';
  return undefined;
}
