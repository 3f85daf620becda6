import type { LoanState } from '../domain/loan/lifecycle.js';
import { Decimal, PERCENT, toCents } from '../domain/money.js';
import { draws } from './demo-random.js';
import { isFunded } from '../domain/record/spelling.js';

/** What happened to a loan so far; the servicing stories say how many days past due it is. */
export interface Story {
  readonly state: LoanState;
  readonly daysPastDue?: readonly [least: number, most: number];
  /** Funded lately, nothing due yet. */
  readonly isNew?: boolean;
}

const CURRENT: Story = { state: 'ACTIVE' };

const late = (least: number, most: number): Story => ({ state: 'ACTIVE', daysPastDue: [least, most] });

/** Every state and every delinquency bucket within 25 loans, weighted like a young, mostly healthy portfolio. */
const STORIES: readonly Story[] = [
  CURRENT,
  late(31, 58),
  { state: 'CLOSED_EARLY' },
  CURRENT,
  { state: 'APPROVED' },
  CURRENT,
  late(12, 28),
  { state: 'CREATED' },
  CURRENT,
  { state: 'CHARGED_OFF' },
  CURRENT,
  late(61, 88),
  { state: 'DECLINED' },
  CURRENT,
  { state: 'CLOSED' },
  late(1, 9),
  CURRENT,
  { state: 'IN_UNDERWRITING' },
  late(91, 118),
  CURRENT,
  { state: 'WITHDRAWN' },
  late(121, 170),
  { state: 'ACTIVE', isNew: true },
  { state: 'CLOSED_EARLY' },
  CURRENT,
];

export const storyOf = (index: number): Story => STORIES[index % STORIES.length] ?? CURRENT;

export const wasFunded = ({ state }: Story): boolean => isFunded(state);

/** An application that was not decided yet has no risk assessment and no underwriting. */
export const isAssessed = ({ state }: Story): boolean => state !== 'CREATED' && state !== 'IN_UNDERWRITING';

export interface DemoTerms {
  readonly creditScore: number;
  readonly grade: string;
  readonly defaultProbability: Decimal;
  readonly termMonths: number;
  readonly isBiweekly: boolean;
  readonly isFloating: boolean;
  /** Percent, as written on the contract. */
  readonly ratePercent: Decimal;
  readonly price: Decimal;
  readonly downPayment: Decimal;
  readonly gap: Decimal;
  readonly backendProducts: Decimal;
  readonly principal: Decimal;
  readonly collateral: Decimal;
  readonly acquisitionFee: Decimal;
}

export const OFFERED_TERMS = [24, 36, 48, 60, 72, 84] as const;

/** Least score, least and most default probability in millionths, least and most rate in hundredths of a percent. */
const GRADES = [
  ['A', 740, [3_000, 10_000], [549, 749]],
  ['B', 690, [10_000, 25_000], [750, 999]],
  ['C', 640, [25_000, 60_000], [1_000, 1_299]],
  ['D', 590, [60_000, 120_000], [1_300, 1_699]],
  ['E', 0, [120_000, 240_000], [1_700, 2_099]],
] as const;

const SALES_TAX = new Decimal('0.0625');

const gradeOf = (score: number): (typeof GRADES)[number] => GRADES.find(([, least]) => score >= least) ?? GRADES[4];

export function demoTerms(topic: string, story: Story, retailValue: number): DemoTerms {
  const faker = draws(`${topic}/terms`);
  const between = ([min, max]: readonly [number, number]): number => faker.number.int({ min, max });
  const creditScore = story.state === 'DECLINED' ? between([505, 575]) : scoreFor(story, between);
  const [grade, , probability, rates] = gradeOf(creditScore);
  const price = new Decimal(retailValue);
  const downPayment = new Decimal(between([2, 16]) * 250);
  const gap = new Decimal(faker.datatype.boolean(0.4) ? 795 : 0);
  const backendProducts = new Decimal(faker.datatype.boolean(0.3) ? 1_495 : 0);
  const financed = toCents(price.times(SALES_TAX).plus(price)).minus(downPayment);
  return {
    creditScore,
    grade,
    defaultProbability: new Decimal(between(probability)).div(1_000_000),
    termMonths:
      story.state === 'CLOSED'
        ? faker.helpers.arrayElement([24, 36])
        : faker.helpers.arrayElement([36, 48, 60, 60, 72, 72, 84]),
    isBiweekly: faker.datatype.boolean(0.06),
    isFloating: faker.datatype.boolean(0.04),
    ratePercent: new Decimal(between(rates)).div(PERCENT),
    price,
    downPayment,
    gap,
    backendProducts,
    principal: financed.plus(gap).plus(backendProducts),
    collateral: price,
    acquisitionFee: new Decimal(395),
  };
}

/** Three draws make a bell; borrowers who fell behind come from its lower half. */
function scoreFor(story: Story, between: (range: readonly [number, number]) => number): number {
  const bell = between([0, 100]) + between([0, 100]) + between([0, 100]);
  const isTroubled = story.state === 'CHARGED_OFF' || (story.daysPastDue?.[0] ?? 0) > 30;
  return isTroubled ? 560 + Math.round(bell / 3) : 590 + Math.round((bell * 5) / 6);
}
