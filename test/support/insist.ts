import { command, type CommandAnswer } from './commands.js';
import type { TestClient } from './test-client.js';

/** A gateway that is at work on the command, too busy, or gone: each is worth asking again, with the same key. */
const isWorthAsking = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.message.includes('SERVICE_UNAVAILABLE'));

/** As a careful client does: asks with one key until there is an answer, of whichever gateway there is by then. */
export async function insist(
  client: () => TestClient,
  name: string,
  input: { readonly idempotencyKey: string; readonly [field: string]: unknown },
  pauseMs = 200,
): Promise<CommandAnswer> {
  for (;;) {
    try {
      const answer = await command(client(), name, input);
      if (answer.code !== 'IN_PROGRESS') return answer;
    } catch (error) {
      if (!isWorthAsking(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
