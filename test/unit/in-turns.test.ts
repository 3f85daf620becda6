import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { inTurn, mapInTurns, stepsInTurns } from '../../src/app/runtime/in-turns.js';

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

it('a failure ends it, at once or later', async () => {
  const failing = (place: number) => (value: number) => {
    if (value === place) throw new Error('no');
    busyFor(6);
  };
  expect(() => mapInTurns([0, 1], failing(0))).toThrow('no');
  await expect(mapInTurns([0, 1], failing(1))).rejects.toThrow('no');
});

function* steps(count: number, each: (step: number) => void) {
  for (let step = 0; step < count; step += 1) {
    each(step);
    yield;
  }
  return 'made';
}

it('a computation in steps that is done soon is done at once', async () => {
  await new Promise(setImmediate);
  expect(stepsInTurns(steps(3, () => undefined))).toBe('made');
});

it('one that takes long lets others in between its steps', async () => {
  const seen: string[] = [];
  setImmediate(() => seen.push('another'));
  const made = stepsInTurns(
    steps(3, (step) => {
      busyFor(6);
      seen.push(`step ${step}`);
    }),
  );
  expect(made).toBeInstanceOf(Promise);
  expect(await made).toBe('made');
  expect(seen.indexOf('another')).toBeLessThan(seen.indexOf('step 2'));
});

it('one that fails in a later turn fails for whoever waits for it', async () => {
  const made = stepsInTurns(
    steps(3, (step) => {
      busyFor(6);
      if (step === 2) throw new Error('no such step');
    }),
  );
  await expect(made).rejects.toThrow('no such step');
});

it('of several that come at once, those after a filled turn wait for another before their first step', async () => {
  await new Promise(setImmediate);
  const seen: string[] = [];
  const several = ['a', 'b', 'c'].map((name) =>
    stepsInTurns(
      steps(1, () => {
        busyFor(6);
        seen.push(name);
      }),
    ),
  );
  expect(seen).toEqual(['a']);
  expect(await Promise.all(several.map((made) => Promise.resolve(made)))).toEqual(['made', 'made', 'made']);
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
