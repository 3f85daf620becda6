import { Field, InputType } from 'type-graphql';
import type { Role } from '../../domain/access/roles.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import { recordBorrowerId } from '../../domain/record/ids.js';
import { invalidInput, type Refused, success } from '../../domain/refusal.js';
import { administrationCommand } from '../command/administration-command.js';
import { CommandInput } from '../command/command-input.js';
import { ClientCredentialsIssued, PortfolioInput, RoleEnum } from './client.type.js';
import { actorOf, beyondManager, clientAct, registerClient } from './manage-clients.js';

@InputType({ description: 'A new API client.' })
export class CreateClientInput extends CommandInput {
  @Field(() => String, { description: 'Name of the client.' })
  name: string;

  @Field(() => RoleEnum, { description: 'Role of the client.' })
  role: Role;

  @Field(() => PortfolioInput, {
    nullable: true,
    description: 'Portfolio of the client. Default: all loans. Required for `LENDER` and `SERVICER`.',
  })
  portfolio?: PortfolioInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Subject in tokens of the external identity provider (`azp`, `client_id` or `sub`).',
  })
  subject?: string | null;
}

const ALL_LOANS: PortfolioInput = { kind: 'ALL' };

function portfolioFault({ kind, id }: PortfolioInput): Refused<'INVALID_INPUT'> | undefined {
  const field = 'portfolio.id';
  if (kind === 'ALL' && id != null)
    return invalidInput([{ field, reason: 'is allowed only for `LENDER`, `SERVICER` and `BORROWER`' }]);
  if (kind !== 'ALL' && id == null) return invalidInput([{ field, reason: `must be the ID of the ${kind}` }]);
  return undefined;
}

function portfolioOf({ kind, id }: PortfolioInput): Portfolio {
  if (kind === 'ALL' || id == null) return { kind: 'ALL' };
  return { kind, id: kind === 'BORROWER' ? recordBorrowerId(id) : id };
}

export const createClient = administrationCommand({
  name: 'createClient',
  summary:
    'Creates an API client inside the caller’s portfolio, with no more scopes than the caller has. Its credentials are shown once.',
  event: 'Client created',
  scopes: ['client:manage'],
  refusals: ['BEYOND_OWN_ACCESS'],
  affects: ['ApiClient'],
  input: CreateClientInput,
  answer: ClientCredentialsIssued,
  check: (_needs, _caller, { portfolio }) => portfolioFault(portfolio ?? ALL_LOANS),
  async decide({ call, stores, needs, now, tellOnce }, { name, role, portfolio: given, subject }) {
    const portfolio = portfolioOf(given ?? ALL_LOANS);
    const client = { name, role, portfolio, allLoans: given?.kind === 'ALL', subject: subject ?? undefined };
    const beyond = beyondManager(call.viewer, client);
    if (beyond) return beyond;
    const registered = await registerClient(stores, needs.clock, client);
    if (!registered.ok) return registered;
    const { clientId, ...secrets } = registered.value;
    tellOnce(secrets);
    await stores.audit.append(clientAct('createClient', actorOf(call), { ...client, id: clientId }, now));
    return success({ clientId });
  },
});
