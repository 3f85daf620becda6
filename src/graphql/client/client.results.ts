import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { CommandRefused, InvalidInput } from '../refusal/refusal.type.js';

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

export const CreateClientResult = createUnionType({
  name: 'CreateClientResult',
  description: 'What createClient answers.',
  types: () => [ClientCredentialsIssued, InvalidInput, CommandRefused] as const,
});

export const RotateClientKeyResult = createUnionType({
  name: 'RotateClientKeyResult',
  description: 'What rotateClientKey answers.',
  types: () => [ClientCredentialsIssued, InvalidInput, CommandRefused] as const,
});

export const RevokeClientResult = createUnionType({
  name: 'RevokeClientResult',
  description: 'What revokeClient answers.',
  types: () => [ClientRevoked, InvalidInput, CommandRefused] as const,
});
