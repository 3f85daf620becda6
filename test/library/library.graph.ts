import 'reflect-metadata';
import { Arg, createUnionType, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { BatchField } from '../../src/platform/executor/batch-field.js';
import { keyHolder } from '../../src/platform/identity/viewer.js';
import { once } from '../../src/platform/idempotency/once.js';
import { loader } from '../../src/platform/request/loader.js';
import type { LibraryContext, LibraryReading } from './library.context.js';

/** A small graph that has nothing to do with loans: books, and the members who borrow them. */

@ObjectType()
export class Member {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly name!: string;
}

@ObjectType()
export class Book {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly title!: string;

  readonly borrowerId!: string | null;
}

@ObjectType()
class LendingRefused {
  @Field(() => String)
  readonly code!: string;

  @Field(() => String)
  readonly message!: string;
}

@InputType()
class LendBookInput {
  @Field(() => ID)
  readonly bookId!: string;

  @Field(() => ID)
  readonly memberId!: string;

  @Field(() => String)
  readonly idempotencyKey!: string;
}

const LendBookResult = createUnionType({
  name: 'LendBookResult',
  types: () => [Book, LendingRefused] as const,
  resolveType: (value: object) => ('code' in value ? LendingRefused : Book),
});

const MEMBERS = `SELECT "id", "name" FROM "Member" WHERE "id" = ANY($1)`;
const ADDRESSES = `SELECT "id", "address" FROM "Member" WHERE "id" = ANY($1)`;
const BOOKS = `SELECT "id", "title", "borrowerId" FROM "Book" ORDER BY "id"`;
const LEND = `UPDATE "Book" SET "borrowerId" = $2 WHERE "id" = $1 AND "borrowerId" IS NULL
  RETURNING "id", "title", "borrowerId"`;

const memberById = loader({
  read: async (ids: readonly string[], { read }: LibraryReading) => {
    const rows = await read<Member>({ text: MEMBERS, values: [ids] });
    return new Map(rows.map((row) => [row.id, row]));
  },
});

const addressOfMember = loader({
  read: async (ids: readonly string[], { read, addresses }: LibraryReading) => {
    const rows = await read<{ id: string; address: Uint8Array }>({ text: ADDRESSES, values: [ids] });
    return new Map(rows.map(({ id, address }) => [id, addresses.open(id, address)]));
  },
  disclose:
    ({ disclosures }) =>
    (_address, id) => {
      disclosures.note(id, 'ADDRESS');
    },
});

@Resolver(() => Book)
export class BookResolver {
  @Query(() => [Book])
  books(@Ctx() context: LibraryContext): Promise<Book[]> {
    return context.read(({ read }) => read<Book>({ text: BOOKS, values: [] }));
  }

  @BatchField(() => Member, { nullable: true })
  async borrower(books: readonly Book[], _args: object, context: LibraryContext) {
    const members = books.map(async ({ borrowerId }) =>
      borrowerId === null ? undefined : context.load(memberById, borrowerId),
    );
    return Promise.all(members);
  }

  @BatchField(() => String, { nullable: true })
  condition(books: readonly Book[]) {
    return books.map(({ title }) => new Error(`The shelf of ${title} collapsed`));
  }

  @Mutation(() => LendBookResult)
  async lendBook(
    @Arg('input', () => LendBookInput) { idempotencyKey, bookId, memberId }: LendBookInput,
    @Ctx() { viewer, library }: LibraryContext,
  ): Promise<Book | LendingRefused> {
    if (!viewer) throw new Error('The guard lets only viewers lend books');
    const scope = { clientId: keyHolder(viewer), operation: 'lendBook', key: idempotencyKey };
    const input = { bookId, memberId };
    const lent = await once(library.unitOfWork, { scope, input }, async ({ session, jobs }) => {
      const [book] = await session.read<{ id: string; title: string; borrowerId: string }>({
        text: LEND,
        values: [bookId, memberId],
      });
      if (!book) return { ok: false, refusal: { code: 'ALREADY_LENT', message: 'The book is lent to somebody else' } };
      await jobs.send('reminder', { bookId });
      return { ok: true, value: book };
    });
    return lent.ok ? lent.value : lent.refusal;
  }
}

@Resolver(() => Member)
export class MemberResolver {
  @BatchField(() => String)
  address(members: readonly Member[], _args: object, context: LibraryContext) {
    return context.loadAll(
      addressOfMember,
      members.map(({ id }) => id),
    );
  }
}
