import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A link to the bytes of a document that works without headers, in a browser too.',
})
export class DocumentLink {
  @Field(() => String, {
    nullable: true,
    description:
      'The link. It is signed and bound to who asked. A path where the gateway does not know its own address.',
  })
  url: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it stops working.' })
  expiresAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A document. Size and digest are known without reading it.' })
export class Document {
  @Field(() => ID, { nullable: true, description: 'Id of the document.' })
  id: string | null;

  @Field(() => String, { nullable: true, description: 'What kind of file it is.' })
  contentType: string | null;

  @Field(() => Int, { nullable: true, description: 'Size in bytes.' })
  size: number | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 digest of the bytes, in hexadecimal.' })
  sha256: string | null;
}
