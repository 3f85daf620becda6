import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import {
  beginInTurn,
  inTurn,
  mapInTurns,
  nextTurn,
  readInTurn,
  resumeInTurn,
} from '../../src/platform/runtime/in-turns.js';

const busyFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('what is done soon is done at once', () => {
  expect(mapInTurns(['a', 'b', 'c'], (value, index) => `${value}${index}`)).toEqual(['a0', 'b1', 'c2']);
  expect(mapInTurns([], () => 1)).toEqual([]);
});

it('what takes long lets others in between and comes in order', async () => {
  const seen: string[] = [];
  setImmediate(() => seen.push('another'));
  const made = mapInTurns([0, 1, 2], (value, index) => {
    busyFor(6);
    seen.push(`value ${value}`);
    return value * 10 + index;
  });
  expect(made).toBeInstanceOf(Promise);
  expect(await made).toEqual([0, 11, 22]);
  expect(seen.indexOf('another')).toBeLessThan(seen.indexOf('value 2'));
});

it('of several that take long, one goes on in a turn', async () => {
  const goneOn: number[] = [];
  let turn = 0;
  const clock = setImmediate(function next() {
    turn += 1;
    if (turn < 20) setImmediate(next);
  });
  const long = () =>
    mapInTurns([0, 1, 2, 3], (value) => {
      busyFor(6);
      if (value > 0) goneOn.push(turn);
    });
  await Promise.all([long(), long(), long()]);
  clearImmediate(clock);
  expect(new Set(goneOn).size).toBe(goneOn.length);
  expect(goneOn).toHaveLength(9);
});

it('several that would each be done in time share a turn', async () => {
  const seen: string[] = [];
  setImmediate(() => seen.push('another'));
  const short = (name: string) =>
    mapInTurns([0, 1], () => {
      busyFor(2);
      seen.push(name);
    });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => Promise.resolve(short(name))));
  expect(seen.indexOf('another')).toBeLessThan(8);
});

it('of many pieces that come at once, others are let in before those that would take long', async () => {
  const seen: string[] = [];
  setImmediate(() => seen.push('another'));
  const piece = (name: string) =>
    inTurn(() => {
      busyFor(3);
      seen.push(name);
      return name;
    });
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(piece))).toEqual(['a', 'b', 'c', 'd']);
  expect(seen.indexOf('another')).toBeLessThan(3);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('many pieces of one do not keep the piece of another waiting for all of them', async () => {
  const seen: string[] = [];
  const piece = (name: string) => () => {
    busyFor(6);
    seen.push(name);
  };
  const many = async () => {
    for (let step = 0; step < 6; step += 1) await inTurn(piece('one of many'));
  };
  const all = many();
  await inTurn(piece('the other'));
  await all;
  expect(seen.indexOf('the other')).toBeLessThan(3);
  expect(seen).toHaveLength(7);
});

it('owners take turns: one with many pieces does not delay another', async () => {
  const seen: string[] = [];
  const [many, one] = [{}, {}];
  await new Promise<void>((served) => {
    for (let piece = 0; piece < 10; piece += 1)
      beginInTurn(many, () => {
        busyFor(6);
        seen.push('many');
      });
    beginInTurn(one, () => {
      seen.push('one');
      served();
    });
  });
  expect(seen.length).toBeLessThan(4);
});

it('the first request in what a connection sent begins in the turn that reads it, the next one later', async () => {
  const seen: string[] = [];
  const connection = {};
  // Other work waits, so that this waits too.
  void nextTurn();
  await new Promise<void>((served) => {
    readInTurn(connection, () => {
      beginInTurn(connection, () => seen.push('first'));
      beginInTurn(connection, () => {
        seen.push('second');
        served();
      });
      seen.push('read');
    });
  });
  expect(seen).toEqual(['first', 'read', 'second']);
});

it('what a piece sets off is done before the next piece begins, and counts for its turn', async () => {
  const seen: string[] = [];
  let turn = 0;
  const clock = setImmediate(function next() {
    turn += 1;
    if (turn < 50) setImmediate(next);
  });
  const piece = async () => {
    await nextTurn();
    await Promise.resolve();
    busyFor(6);
    seen.push(`turn ${turn}`);
  };
  await Promise.all([piece(), piece(), piece(), piece()]);
  clearImmediate(clock);
  expect(new Set(seen).size).toBe(4);
});

it('of answers that come together, each is worked on in a turn that has time for it', async () => {
  const turns: number[] = [];
  let turn = 0;
  let isOver = false;
  setImmediate(function next() {
    turn += 1;
    if (!isOver) setImmediate(next);
  });
  const answers: (() => void)[] = [];
  const asked = Array.from(
    { length: 4 },
    () =>
      new Promise<void>((done) => {
        beginInTurn({}, () => {
          const answer = resumeInTurn(new Promise<void>((resolve) => answers.push(resolve)));
          void answer.then(() => {
            busyFor(6);
            turns.push(turn);
            done();
          });
        });
      }),
  );
  await expect.poll(() => answers.length).toBe(4);
  for (const answer of answers) answer();
  await Promise.all(asked);
  isOver = true;
  expect(new Set(turns).size).toBe(4);
});

it('a failure ends it, at once or later', async () => {
  const failing = (place: number) => (value: number) => {
    if (value === place) throw new Error('no');
    busyFor(6);
  };
  expect(() => mapInTurns([0, 1], failing(0))).toThrow('no');
  await expect(mapInTurns([0, 1], failing(1))).rejects.toThrow('no');
});

const look = () => void mapInTurns([0, 1], () => undefined);

it.each([
  ['after', () => undefined],
  ['before', look],
])(
  'what waits is served in the next pass of a full event loop, and no later (full %s the clock was looked at)',
  async (_, before) => {
    const seen: string[] = [];
    await new Promise<void>((ended) => {
      setTimeout(() => {
        void inTurn(() => {
          busyFor(8);
        });
        void inTurn(() => seen.push('served'));
        let pass = 0;
        setImmediate(function fill() {
          seen.push(`pass ${(pass += 1)}`);
          before();
          busyFor(6);
          look();
          if (pass < 10) setImmediate(fill);
          else setTimeout(ended, 50);
        });
      });
    });
    expect(seen.slice(0, seen.indexOf('served'))).toEqual(['pass 1']);
  },
);
