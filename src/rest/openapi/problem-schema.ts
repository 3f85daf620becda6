import { objectSchema, type Schema } from './schema.js';

const TEXT: Schema = { type: 'string' };
const TEXTS: Schema = { type: 'array', items: TEXT };

/** RFC 9457, with what a client can act on. */
export const problemSchema = (): Schema => ({
  ...objectSchema(
    {
      type: { type: 'string', description: 'A name of the problem, one per code.' },
      title: { type: 'string', description: 'What the status means.' },
      status: { type: 'integer' },
      code: { type: 'string', description: 'The same code as in the graph.' },
      message: { type: 'string', description: 'What was wrong and what to do; never a value that was sent.' },
      faults: {
        type: 'array',
        description: 'Everything that is wrong with the input.',
        items: objectSchema({ field: TEXT, reason: TEXT }, ['field', 'reason']),
      },
      currentState: { type: 'string', description: 'The state that does not allow the command.' },
      command: { type: 'string', description: 'The command that was refused.' },
      allowedCommands: { ...TEXTS, description: 'The commands that the state allows.' },
      requiredScopes: { ...TEXTS, description: 'All scopes that the endpoint needs.' },
      data: { type: 'object', description: 'Figures that a client can act on.', additionalProperties: TEXT },
    },
    ['type', 'title', 'status', 'code', 'message'],
  ),
});
