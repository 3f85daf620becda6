import { ArgsType, Field } from 'type-graphql';
import { attributesNamed, attributesOfFamily, type BureauAttributes } from '../../domain/record/bureau-attributes.js';
import { badInput } from '../bad-input.js';

@ArgsType()
export class BureauAttributesArguments {
  @Field(() => [String], {
    nullable: true,
    description: 'Only these, by their exact names; names that the report does not have are left out.',
  })
  names?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only one family, by all letters before the first digit: `AT`, `REVS`. Not together with `names`.',
  })
  family?: string | null;
}

export function chooseAttributes({ names, family }: BureauAttributesArguments) {
  if (names != null && family != null) throw badInput('Give names or family, not both');
  return (attributes: BureauAttributes): BureauAttributes => {
    if (names != null) return attributesNamed(attributes, names);
    return family != null ? attributesOfFamily(attributes, family) : attributes;
  };
}
