import { Field, ID, ObjectType, registerEnumType, InputType } from 'type-graphql';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { ApiClient } from '../../app/ports/ports.js';
import { recordBorrowerId } from '../../domain/record/ids.js';
import { listConnectionOf } from '../connection/connection.type.js';
import { type Role, ROLES } from '../../domain/access/roles.js';
import { DateTimeScalar } from '../shared/scalars.js';
import { CommandInput } from '../shared/command.enum.js';
import { badInput } from '../shared/bad-input.js';
import { commandResult } from '../refusal/refusal.type.js';

export const RoleEnum = Object.fromEntries(ROLES.map((role) => [role, role])) as { [R in Role]: R };
registerEnumType(RoleEnum, {
  name: 'ClientRole',
  description: 'What a client may see and do: a bundle of scopes.',
  valuesConfig: {
    MARKETPLACE: { description: 'Sees public loan data.' },
    BORROWER: { description: 'Sees its own loans and submits its own repayments.' },
    SUPPORT: { description: 'Sees public, internal and personal data.' },
    SERVICER: { description: 'Services loans: repayments, fees, collateral, charge-off.' },
    UNDERWRITER: { description: 'Creates and underwrites loans; sees identity and bureau data.' },
    LENDER: { description: 'Funds loans; sees bureau data but nothing personal.' },
    AUDITOR: { description: 'Sees everything and the audit log; changes nothing.' },
    ADMIN: { description: 'Manages clients and keys; erases borrowers.' },
  },
});

export const PortfolioKind = { ALL: 'ALL', LENDER: 'LENDER', SERVICER: 'SERVICER', BORROWER: 'BORROWER' } as const;
export type PortfolioKind = keyof typeof PortfolioKind;
registerEnumType(PortfolioKind, {
  name: 'PortfolioKind',
  description: 'Which loans exist for a client.',
  valuesConfig: {
    ALL: { description: 'All loans.' },
    LENDER: { description: 'The loans of one lender.' },
    SERVICER: { description: 'The loans of one servicer.' },
    BORROWER: { description: 'The loans of one borrower.' },
  },
});

@ObjectType('ClientPortfolio', { simpleResolvers: true, description: 'The loans that exist for a client.' })
export class PortfolioType {
  @Field(() => PortfolioKind, { description: 'Which loans.' })
  kind: PortfolioKind;

  @Field(() => ID, { nullable: true, description: 'Id of the lender, where the loans are those of one.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the servicer, where the loans are those of one.' })
  servicerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the borrower, where the loans are those of one.' })
  borrowerId?: string | null;
}

/** A borrower's id names a person, so it stands apart from the others, under a rule of its own. */
export const shownPortfolio = (portfolio: Portfolio): PortfolioType => ({
  kind: portfolio.kind,
  lenderId: portfolio.kind === 'LENDER' ? portfolio.id : null,
  servicerId: portfolio.kind === 'SERVICER' ? portfolio.id : null,
  borrowerId: portfolio.kind === 'BORROWER' ? portfolio.id : null,
});

@ObjectType('ApiClient', { simpleResolvers: true, description: 'A program that calls the gateway.' })
export class ApiClientType {
  @Field(() => ID, { description: 'Id of the client.' })
  id: string;

  @Field(() => String, { description: 'What people call it.' })
  name: string;

  @Field(() => RoleEnum, { description: 'What it may see and do.' })
  role: Role;

  @Field(() => PortfolioType, { description: 'The loans that exist for it.' })
  portfolio: PortfolioType;

  @Field(() => String, { nullable: true, description: 'Who the outside identity provider says it is.' })
  subject?: string | null | undefined;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked; null while it works.' })
  revokedAt?: Date | null | undefined;
}

export const ApiClientConnection = listConnectionOf('ApiClient', () => ApiClientType);

export const shownClient = (client: ApiClient): ApiClientType => ({
  ...client,
  portfolio: shownPortfolio(client.portfolio),
});

@InputType({ description: 'The loans that are to exist for a client.' })
export class PortfolioInput {
  @Field(() => PortfolioKind, { description: 'Which loans.' })
  kind: PortfolioKind;

  @Field(() => ID, { nullable: true, description: 'Id of the lender, servicer or borrower; for ALL none.' })
  id?: string | null;
}

@InputType({ description: 'A new API client.' })
export class CreateClientInput extends CommandInput {
  @Field(() => String, { description: 'What people call it.' })
  name: string;

  @Field(() => RoleEnum, { description: 'What it may see and do.' })
  role: Role;

  @Field(() => PortfolioInput, {
    nullable: true,
    description: 'Which loans exist for it; all of them by default. LENDER and SERVICER say it in any case.',
  })
  portfolio?: PortfolioInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who the outside identity provider says it is (azp, client_id or sub).',
  })
  subject?: string | null;
}

@InputType({ description: 'Which API client.' })
export class ClientInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the client.' })
  clientId: string;
}

export function portfolioOf(portfolio: PortfolioInput | null | undefined): Portfolio {
  const { kind, id } = portfolio ?? { kind: 'ALL' };
  if (kind === 'ALL') {
    if (id != null) throw badInput('portfolio.id goes with a LENDER, SERVICER or BORROWER');
    return { kind };
  }
  if (id == null) throw badInput(`portfolio.id must say which ${kind}`);
  return { kind, id: kind === 'BORROWER' ? recordBorrowerId(id) : id };
}

@ObjectType({ simpleResolvers: true, description: 'The client and its credentials, which are shown this once.' })
export class ClientCredentialsIssued {
  @Field(() => ID, { description: 'Id of the client.' })
  clientId: string;

  @Field(() => String, { nullable: true, description: 'Its secret, for authToken. Null when the command is repeated.' })
  clientSecret?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its API key, for the header `key`. Null when the command is repeated.',
  })
  apiKey?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The client no longer works, in any process, within seconds.' })
export class ClientRevoked {
  @Field(() => ID, { description: 'Id of the client.' })
  clientId: string;
}

export const CreateClientResult = commandResult(
  'CreateClientResult',
  'What createClient answers.',
  ClientCredentialsIssued,
);

export const RotateClientKeyResult = commandResult(
  'RotateClientKeyResult',
  'What rotateClientKey answers.',
  ClientCredentialsIssued,
);

export const RevokeClientResult = commandResult('RevokeClientResult', 'What revokeClient answers.', ClientRevoked);
