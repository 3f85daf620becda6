import { base, en, en_US, Faker } from '@faker-js/faker';
import { createHash } from 'node:crypto';
import type { Decimal } from '../domain/money.js';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits. */
export function textHash(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return hash >>> 0;
}

/** Our own instance, so that draws elsewhere can't change the meaning of a seed. */
const faker = new Faker({ locale: [en_US, en, base] });

/** The same topic gives the same draws. All draws of a topic happen before the next one begins. */
export function draws(topic: string): Faker {
  faker.seed(textHash(topic));
  return faker;
}

/** Thousands of plain integers per record: a small generator (mulberry32) draws them ten times as fast as faker. */
export function bulkDraws(topic: string): (below: number) => number {
  let state = textHash(topic);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const THOUSANDS = /\B(?=(?:\d{3})+(?:\.|$))/g;

/** An amount as the specification writes it: thousands separators, two decimals. */
export const amountText = (amount: Decimal): string => amount.toFixed(2).replace(THOUSANDS, ',');

export const countText = (count: number): string => String(count).replace(THOUSANDS, ',');

/** A digest as the specification writes ledger hashes: hexadecimal with a 0x prefix. */
export const digestText = (content: string | Uint8Array): string =>
  `0x${createHash('sha256').update(content).digest('hex')}`;

/** An address on the ledger: the first 20 bytes of a digest. */
export const addressText = (owner: string): string => digestText(owner).slice(0, 42);
