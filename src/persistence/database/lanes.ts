import { Lane, type AskRead } from './lane.js';
import type pg from 'pg';

/** More would spread what leaves together over several packets. */
const LANES = 2;

/** Connections that many reads share. They are asked `elsewhere` when no lane is free. */
export interface Lanes {
  readonly ask: AskRead;
  close(): Promise<void>;
}

export function openLanes(config: pg.ClientConfig, elsewhere: AskRead): Lanes {
  const lanes = Array.from({ length: LANES }, () => new Lane(config, elsewhere));
  return {
    ask: (prepared, values) => {
      let chosen: Lane | undefined;
      for (const lane of lanes) if (lane.isFree() && (!chosen || lane.waiting < chosen.waiting)) chosen = lane;
      return chosen ? chosen.ask(prepared, values) : elsewhere(prepared, values);
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
