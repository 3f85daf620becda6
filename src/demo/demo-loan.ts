import { monthsLeft } from '../domain/loan/servicing-figures.js';
import { addDays, civilDay, daysBetween, type BusinessDate } from '../domain/calendar.js';
import { Decimal, sum, ZERO } from '../domain/money.js';
import type { JsonObject } from '../domain/record/json.js';
import type { Installment } from '../domain/schedule/amortization.js';
import { demoPerson, personIndexOf, demoVehicle, type DemoPerson, type DemoVehicle } from './demo-person.js';
import { draws, textHash, amountText } from './demo-random.js';
import { demoServicing, prospectiveSchedule, type DemoServicing } from './demo-servicing.js';
import { wasFunded, storyOf, demoTerms, type Story, type DemoTerms } from './demo-terms.js';

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

/** The co-applicant, drawn from outside every portfolio, so that no person is both co-applicant and borrower. */
const CO_APPLICANTS_FROM = 50_000_000;

export function demoLoan(seed: string, index: number, today: BusinessDate, story: Story = storyOf(index)): DemoLoan {
  const topic = `${seed}/loan/${index}`;
  const portfolioTag = String(1000 + (textHash(seed) % 9000));
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

/** The figures that follow from a loan's life. */
export interface ServicingPosition {
  readonly principalPaid: Decimal;
  readonly interestPaid: Decimal;
  readonly balance: Decimal;
  readonly daysPastDue: number;
  readonly pastDue: Decimal;
  readonly currentDue: Decimal;
  readonly lastPaidOn: BusinessDate | undefined;
  readonly nextDueOn: BusinessDate | undefined;
  readonly remainingTerm: number;
}

export function servicingPosition(
  servicing: DemoServicing,
  principal: Decimal,
  today: BusinessDate,
): ServicingPosition {
  const { payments, installments, paidCount, chargedOff } = servicing;
  const principalPaid = sum(payments.map((payment) => payment.principal));
  const balance = principal.minus(principalPaid).minus(chargedOff);
  const unpaid = installments.slice(paidCount);
  const isOpen = balance.gt(ZERO);
  const maturesOn = installments.at(-1)?.dueDate;
  const overdue = unpaid.filter(({ dueDate }) => dueDate < today);
  const upcoming = unpaid.find(({ dueDate }) => dueDate >= today);
  const oldest = overdue[0]?.dueDate;
  return {
    principalPaid,
    interestPaid: sum(payments.map(({ interest }) => interest)),
    balance,
    daysPastDue: oldest ? daysBetween(oldest, today) : 0,
    pastDue: isOpen ? sum(overdue.map(({ amount }) => amount)) : ZERO,
    currentDue: isOpen ? (upcoming?.amount ?? ZERO) : ZERO,
    lastPaidOn: payments.at(-1)?.on,
    nextDueOn: isOpen ? upcoming?.dueDate : undefined,
    remainingTerm: isOpen && maturesOn && maturesOn > today ? monthsLeft(today, maturesOn) : 0,
  };
}

/** The specification shows no element of loanPayments; these say what a statement would. */
export function demoPayments({ servicing, terms, loanId }: DemoLoan): JsonObject[] {
  let balance = terms.principal;
  return (servicing?.payments ?? []).map(({ on, interest, principal }, index) => {
    balance = balance.minus(principal);
    return {
      paymentId: `${loanId}-P${index + 1}`,
      paymentDate: on,
      amount: amountText(interest.plus(principal)),
      principal: amountText(principal),
      interest: amountText(interest),
      remainingBalance: amountText(balance),
      status: 'Settled',
    };
  });
}
