import { Field, ID, InputType } from 'type-graphql';
import type { Portfolio } from '../../domain/access/portfolio.js';
import type { Role } from '../../domain/access/roles.js';
import { CommandInput } from '../command-input.js';
import { badInput } from '../bad-input.js';
import { RoleEnum } from './client.type.js';

@InputType({ description: 'A new API client.' })
export class CreateClientInput extends CommandInput {
  @Field(() => String, { description: 'What people call it.' })
  name: string;

  @Field(() => RoleEnum, { description: 'What it may see and do.' })
  role: Role;

  @Field(() => ID, { nullable: true, description: 'Only the loans of this lender exist for it.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only the loans of this servicer exist for it.' })
  servicerId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only the loans of this borrower exist for it; the role BORROWER needs it.',
  })
  borrowerId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for a LENDER or SERVICER that is to see the loans of all; without, these roles must be bound.',
  })
  allLoans?: boolean | null;

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

export function portfolioOf({ lenderId, servicerId, borrowerId }: CreateClientInput): Portfolio {
  const bindings: Portfolio[] = [];
  if (lenderId != null) bindings.push({ kind: 'LENDER', id: lenderId });
  if (servicerId != null) bindings.push({ kind: 'SERVICER', id: servicerId });
  if (borrowerId != null) bindings.push({ kind: 'BORROWER', id: borrowerId });
  if (bindings.length > 1) throw badInput('Give one of lenderId, servicerId and borrowerId');
  return bindings[0] ?? { kind: 'ALL' };
}
