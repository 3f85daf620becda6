import type { LoanState } from '../../domain/loan/lifecycle.js';

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

const FUNDED: ReadonlySet<LoanState> = new Set<LoanState>(['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF']);

export const isFunded = ({ state }: Story): boolean => FUNDED.has(state);

/** An application that was not decided yet has no risk assessment and no underwriting. */
export const isAssessed = ({ state }: Story): boolean => state !== 'CREATED' && state !== 'IN_UNDERWRITING';
