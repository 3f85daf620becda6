import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Portfolio } from '../../domain/access/portfolio.js';
import { ROLES, type Role } from '../../domain/access/roles.js';
import { DateTimeScalar } from '../scalars.js';

export const RoleEnum = Object.fromEntries(ROLES.map((role) => [role, role])) as { [R in Role]: R };
registerEnumType(RoleEnum, {
  name: 'Role',
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

@ObjectType('Portfolio', { simpleResolvers: true, description: 'The loans that exist for a client.' })
export class PortfolioType {
  @Field(() => PortfolioKind, { description: 'Which loans.' })
  kind: PortfolioKind;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the lender or servicer; null for all loans and for one person.',
  })
  id?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the borrower, where the loans are those of one.' })
  borrowerId?: string | null;
}

/** A borrower's id names a person, so it stands apart from the others, under a rule of its own. */
export const shownPortfolio = (portfolio: Portfolio): PortfolioType => ({
  kind: portfolio.kind,
  id: portfolio.kind === 'LENDER' || portfolio.kind === 'SERVICER' ? portfolio.id : null,
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
