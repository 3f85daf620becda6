import type { Poster } from '../../platform/outbound/post-message.js';

const EVERY = 9;

/** The receiver of the demo's webhook, invented like the bank: it accepts most messages, and is busy now and then. */
export function demoReceiver(): Poster {
  let messages = 0;
  return {
    post: () => {
      messages += 1;
      const isTaken = messages % EVERY !== 0;
      return Promise.resolve({
        isTaken,
        code: isTaken ? 200 : 503,
        fault: null,
        excerpt: isTaken ? null : 'The receiver is busy',
      });
    },
    close: () => undefined,
  };
}
