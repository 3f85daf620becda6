import { Lane, type AskRead } from './lane.js';
import type { BoundedConfig } from './bounded-client.js';

/** More would spread what leaves together over several packets. */
const LANES = 2;
/** Beyond so many, what is asked waits less on a connection of its own: if there is one to spare, or the lane is slow. */
const MANY_WAITING = 16;
/** Beyond so many, whoever asks waits for a connection of the pool, where their number is seen. */
const MOST_WAITING = 64;

/** Connections that many reads share. They are asked `elsewhere` when no lane is open. */
export interface Lanes {
  readonly ask: AskRead;
  /** Connections are made anew, and may lead to another server. */
  renew(): void;
  close(): Promise<void>;
}

/** `isSpare` tells whether what is asked elsewhere would leave at once. */
export function openLanes(config: BoundedConfig, elsewhere: AskRead, isSpare: () => boolean): Lanes {
  const lanes = Array.from({ length: LANES }, () => new Lane(config, elsewhere));
  const takes = (lane: Lane) =>
    lane.waiting < MANY_WAITING || (lane.waiting < MOST_WAITING && lane.keepsUp() && !isSpare());
  return {
    ask: (prepared, values) => {
      let chosen: Lane | undefined;
      for (const lane of lanes) if (lane.isOpen() && (!chosen || lane.waiting < chosen.waiting)) chosen = lane;
      return chosen && takes(chosen) ? chosen.ask(prepared, values) : elsewhere(prepared, values);
    },
    renew: () => {
      for (const lane of lanes) lane.renew();
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
