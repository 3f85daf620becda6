import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars.js';

@ObjectType('Stipulation', { simpleResolvers: true, description: 'A condition of an approval.' })
export class StipulationType {
  @Field(() => ID, { description: 'Id of the condition.' })
  id: string;

  @Field(() => Int, { description: 'Its place in the list, from 0.' })
  position: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was met.' })
  clearedAt: Date | null;
}
