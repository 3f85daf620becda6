import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The partner that brought the application.' })
export class Partner {
  @Field(() => String, { nullable: true, description: 'Name of the partner.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Program under which the partner works.' })
  program: string | null;
}
