import { Directive, Field, ID, ObjectType } from 'type-graphql';

@Directive('@key(fields: "id")')
@ObjectType({
  simpleResolvers: true,
  description: 'What underwriting made of a loan. Each part is read only when it is selected.',
})
export class Underwriting {
  @Field(() => ID, { description: 'Id of the loan that was underwritten.' })
  id: string;
}

/** All that its parts need to know: the loan. */
export type UnderwritingNode = Pick<Underwriting, 'id'>;
