import type { BoundMember } from './command-body.js';
import { objectSchema, orEmpty, type Schema } from './openapi-schema.js';

/** What a command takes; a record also in the envelope in which it was read. */
export function bodySchema(members: readonly BoundMember[], recordMembers: ReadonlySet<string>): Schema {
  const beside = members.filter(({ at }) => !recordMembers.has(headOf(at)));
  const inside = members.filter(({ at }) => recordMembers.has(headOf(at)));
  if (recordMembers.size === 0) return membersSchema(members, []);
  const unread = [...recordMembers];
  const envelope = membersSchema(beside, []);
  return {
    anyOf: [
      membersSchema(members, unread),
      {
        ...envelope,
        properties: {
          ...(envelope.properties as object),
          message: { type: 'string', description: 'Not read.' },
          data: membersSchema(inside, unread),
        },
        required: [...((envelope.required as string[] | undefined) ?? []), 'data'],
      },
    ],
  };
}

const headOf = (path: string): string => path.split('.')[0] ?? '';

function membersSchema(members: readonly BoundMember[], unread: readonly string[]): Schema {
  const properties: Record<string, Schema> = {};
  for (const name of unread) properties[name] = { type: 'object', description: 'Not read.' };
  for (const member of members) {
    const [head = '', inner] = member.at.split('.');
    properties[head] = inner === undefined ? memberSchema(member) : partSchema(properties[head], inner, member);
  }
  const required = members.filter(isNeeded).map(({ at }) => at);
  return objectSchema(properties, required);
}

/** What belongs to an optional group of the input is needed only together with the rest of it. */
const isNeeded = ({ at, input, required }: BoundMember): boolean =>
  required && !at.includes('.') && !input.includes('.');

function memberSchema(member: BoundMember): Schema {
  const { type, schema = type.schema, description } = member;
  return { ...(isNeeded(member) ? schema : orEmpty(schema)), description };
}

/** Of a part of which only some members are read, the others may be there. */
function partSchema(known: Schema | undefined, name: string, member: BoundMember): Schema {
  const properties = { ...(known?.properties as Record<string, Schema> | undefined), [name]: memberSchema(member) };
  return { type: 'object', description: 'Only these members are read.', properties };
}
