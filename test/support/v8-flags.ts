/**
 * Most of what tests do is done a few times: V8 takes longer to optimise it, and to collect what it leaves behind from a small
 * heap, than to carry it out. The first and the second as in bin/loan-gateway.js.
 */
export const V8_FLAGS = [
  '--wasm-tiering-budget=200000000',
  '--max-semi-space-size=64',
  '--min-semi-space-size=16',
  '--interrupt-budget=500000',
];
