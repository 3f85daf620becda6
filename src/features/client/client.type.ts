import { shownBorrowerId } from '../../domain/record/ids.js';
import { CommandInput } from '../command/command-input.js';
import { Node } from '../command/shared-types.js';
import { Field, ID, ObjectType, registerEnumType, InputType } from 'type-graphql';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { ApiClient } from '../ports.js';
import { listConnectionOf } from '../../platform/connection/connection.type.js';
import { type Role, ROLES } from '../../domain/access/roles.js';
import { DateTimeScalar } from '../../platform/scalars/scalars.js';

export const RoleEnum = Object.fromEntries(ROLES.map((role) => [role, role])) as { [R in Role]: R };
registerEnumType(RoleEnum, {
  name: 'ClientRole',
  description: 'Role of a client: a set of scopes.',
  valuesConfig: {
    MARKETPLACE: { description: 'Sees public loan data.' },
    BORROWER: { description: 'Sees its own loans and submits its own payments.' },
    SUPPORT: { description: 'Sees public, internal and personal data.' },
    SERVICER: { description: 'Services loans: payments, fees, collateral, charge-offs.' },
    UNDERWRITER: { description: 'Creates and underwrites loans; sees identity and bureau data.' },
    LENDER: { description: 'Funds loans; sees bureau data and no personal data.' },
    AUDITOR: { description: 'Sees everything and the audit log; changes nothing.' },
    ADMIN: { description: 'Manages clients and keys; erases borrowers.' },
  },
});

export const PortfolioKind = { ALL: 'ALL', LENDER: 'LENDER', SERVICER: 'SERVICER', BORROWER: 'BORROWER' } as const;
export type PortfolioKind = keyof typeof PortfolioKind;
registerEnumType(PortfolioKind, {
  name: 'PortfolioKind',
  description: 'Portfolio kind.',
  valuesConfig: {
    ALL: { description: 'All loans.' },
    LENDER: { description: 'The loans of one lender.' },
    SERVICER: { description: 'The loans of one servicer.' },
    BORROWER: { description: 'The loans of one borrower.' },
  },
});

@ObjectType('ClientPortfolio', { simpleResolvers: true, description: 'The loans that a client can access.' })
export class PortfolioType {
  @Field(() => PortfolioKind, { description: 'Portfolio kind.' })
  kind: PortfolioKind;

  @Field(() => ID, { nullable: true, description: 'ID of the lender, for a lender’s portfolio.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the servicer, for a servicer’s portfolio.' })
  servicerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the borrower, for a borrower’s portfolio.' })
  borrowerId?: string | null;
}

/** A borrower's id names a person, so it is separate from the others, under a rule of its own. */
export const shownPortfolio = (portfolio: Portfolio): PortfolioType => ({
  kind: portfolio.kind,
  lenderId: portfolio.kind === 'LENDER' ? portfolio.id : null,
  servicerId: portfolio.kind === 'SERVICER' ? portfolio.id : null,
  borrowerId: portfolio.kind === 'BORROWER' ? shownBorrowerId(portfolio.id) : null,
});

@ObjectType('ApiClient', { simpleResolvers: true, implements: Node, description: 'A program that calls the gateway.' })
export class ApiClientType {
  @Field(() => ID, { description: 'ID of the client.' })
  id: string;

  @Field(() => String, { description: 'Name of the client.' })
  name: string;

  @Field(() => RoleEnum, { description: 'Role of the client.' })
  role: Role;

  @Field(() => PortfolioType, { description: 'Portfolio of the client.' })
  portfolio: PortfolioType;

  @Field(() => String, { nullable: true, description: 'Subject in tokens of the external identity provider.' })
  subject?: string | null | undefined;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Revocation time; null while the client is active.' })
  revokedAt?: Date | null | undefined;
}

export const ApiClientConnection = listConnectionOf('ApiClient', () => ApiClientType);

export const shownClient = (client: ApiClient): ApiClientType => ({
  ...client,
  portfolio: shownPortfolio(client.portfolio),
});

@InputType({ description: 'The portfolio of a client.' })
export class PortfolioInput {
  @Field(() => PortfolioKind, { description: 'Portfolio kind.' })
  kind: PortfolioKind;

  @Field(() => ID, { nullable: true, description: 'ID of the lender, servicer or borrower. Omit it for `ALL`.' })
  id?: string | null;
}

@InputType({ description: 'An API client to act on.' })
export class ClientInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the client.' })
  clientId: string;
}

@ObjectType({ simpleResolvers: true, description: 'The client and its credentials. They are shown only once.' })
export class ClientCredentialsIssued {
  @Field(() => ID, { description: 'ID of the client.' })
  clientId: string;

  @Field(() => String, { nullable: true, description: 'Secret, for `authToken`. Null when the command is retried.' })
  clientSecret?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'API key, for the `key` header. Null when the command is retried.',
  })
  apiKey?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The client was revoked. All processes refuse it within seconds.' })
export class ClientRevoked {
  @Field(() => ID, { description: 'ID of the client.' })
  clientId: string;
}
