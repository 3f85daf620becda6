import { addDays, civilDay, type BusinessDate } from '../domain/calendar.js';
import { Decimal } from '../domain/money.js';
import type { Installment } from '../domain/schedule/amortization.js';
import { demoPerson, personIndexOf, type DemoPerson, demoVehicle, type DemoVehicle } from './demo-person.js';
import { draws, textHash } from './demo-random.js';
import { demoServicing, prospectiveSchedule, type DemoServicing } from './demo-servicing.js';
import { wasFunded, storyOf, type Story, demoTerms, type DemoTerms } from './demo-terms.js';

/** Everything that was decided about a demo loan before any of it is written down. */
export interface DemoLoan {
  readonly topic: string;
  readonly loanId: string;
  readonly applicationId: string;
  readonly today: BusinessDate;
  readonly appliedOn: BusinessDate;
  readonly story: Story;
  readonly person: DemoPerson;
  readonly coApplicant: DemoPerson | undefined;
  readonly vehicle: DemoVehicle;
  readonly terms: DemoTerms;
  readonly servicing: DemoServicing | undefined;
  /** The contract's, or what funding at once would give. */
  readonly installments: readonly Installment[];
  readonly monthlyIncome: Decimal;
  readonly lender: number;
  readonly servicer: number;
  readonly dealer: string;
}

const DEALERS = ['Lakeside Motors', 'Hilltop Auto Mall', 'Coastal Cars & Trucks', 'Prairie Auto Group'] as const;

/** Who else signs; drawn from beyond every portfolio, so that nobody is a co-applicant and a borrower. */
const CO_APPLICANTS_FROM = 50_000_000;

export function demoLoan(seed: string, index: number, today: BusinessDate): DemoLoan {
  const topic = `${seed}/loan/${index}`;
  const portfolioTag = String(1000 + (textHash(seed) % 9000));
  const story = storyOf(index);
  const car = demoVehicle(topic);
  const terms = demoTerms(topic, story, car.retailValue);
  const servicing = wasFunded(story) ? demoServicing(topic, story, terms, today) : undefined;
  const faker = draws(`${topic}/parties`);
  const appliedOn = addDays(servicing?.fundedOn ?? today, -faker.number.int({ min: 2, max: 12 }));
  const hasCoApplicant = faker.datatype.boolean(0.15);
  const [lender, servicer] = [faker.number.int({ min: 1, max: 5 }), faker.number.int({ min: 1, max: 4 })];
  const dealer = faker.helpers.arrayElement(DEALERS);
  const person = demoPerson(seed, personIndexOf(index), portfolioTag);
  return {
    topic,
    loanId: `LN-${portfolioTag}-${100_001 + index}`,
    applicationId: `APP-${portfolioTag}-${100_001 + index}`,
    today,
    appliedOn,
    story,
    person,
    coApplicant: hasCoApplicant ? demoPerson(seed, CO_APPLICANTS_FROM + index, portfolioTag) : undefined,
    vehicle: car.boughtIn(civilDay(appliedOn).year),
    terms,
    servicing,
    installments: servicing?.installments ?? prospectiveSchedule(terms, addDays(appliedOn, 5)),
    monthlyIncome: new Decimal(person.annualIncome).div(12),
    lender,
    servicer,
    dealer,
  };
}
