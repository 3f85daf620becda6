import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType('Node', { description: 'Something that is found again by its id.' })
export abstract class Node {
  @Field(() => ID, { description: 'Its id, unique over all types.' })
  id: string;
}
