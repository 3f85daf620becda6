import { addDays, businessDate, civilDay, daysBetween, type BusinessDate } from '../domain/calendar.js';
import { draws, textHash } from './demo-random.js';
import { checkDigit } from '../domain/collateral/vin.js';

export interface DemoPerson {
  readonly borrowerId: string;
  readonly firstName: string;
  readonly middleInitial: string;
  readonly lastName: string;
  readonly ssn: string;
  readonly bornOn: BusinessDate;
  readonly email: string;
  readonly streetNumber: string;
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly county: string;
  readonly homePhone: string;
  readonly workPhone: string;
  readonly employer: string;
  readonly employmentType: string;
  readonly employedMonths: number;
  readonly residentMonths: number;
  readonly ownsHome: boolean;
  readonly housingPayment: number;
  readonly annualIncome: number;
  readonly otherDebtPayment: number;
}

/**
 * Areas 800 to 899 belonged to no state before numbers were drawn at random in 2011, so that no adult of a demo can have
 * been given one. Neither group 00 nor serial 0000 is issued. The stride visits each number once before any repeats.
 */
const [GROUPS, SERIALS] = [99, 9_999];
const SSN_COUNT = 100 * GROUPS * SERIALS;
const SSN_STRIDE = 61_803_397;

function ssnOf(seed: string, index: number): string {
  const offset = textHash(`${seed}/ssn`) % SSN_COUNT;
  const place = (offset + Number((BigInt(index) * BigInt(SSN_STRIDE)) % BigInt(SSN_COUNT))) % SSN_COUNT;
  const area = 800 + Math.floor(place / (GROUPS * SERIALS));
  const group = 1 + (Math.floor(place / SERIALS) % GROUPS);
  return `${area}${String(group).padStart(2, '0')}${String(1 + (place % SERIALS)).padStart(4, '0')}`;
}

/** Every twelfth loan is a second loan of an earlier borrower. */
export const personIndexOf = (loanIndex: number): number => (loanIndex % 12 === 11 ? loanIndex - 7 : loanIndex);

/** States with the area code of a large city. */
const AREA_CODES = {
  TX: '512',
  FL: '305',
  CA: '415',
  GA: '404',
  NC: '704',
  OH: '614',
  AZ: '602',
  TN: '615',
  PA: '215',
  IL: '312',
  NY: '585',
  VA: '804',
} as const;
const STATES = Object.keys(AREA_CODES) as (keyof typeof AREA_CODES)[];
const EMPLOYMENT = ['Full Time', 'Full Time', 'Full Time', 'Part Time', 'Self Employed'] as const;

/** A person born by then is retired in any year that a demo loan may come from. */
const RETIRED_BORN_BY = 1957;

/** Months of adult life, which bound employment, residence and credit history. */
export const adultMonths = ({ bornOn }: Pick<DemoPerson, 'bornOn'>, on: BusinessDate): number =>
  Math.max(12, Math.floor(daysBetween(bornOn, on) / 30.5) - 18 * 12);

const EARLIEST_APPLICATION = businessDate('2019-01-01');

export function demoPerson(seed: string, index: number, portfolioTag: string): DemoPerson {
  const faker = draws(`${seed}/person/${index}`);
  const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()];
  const state = faker.helpers.arrayElement(STATES);
  const bornOn = addDays(businessDate('1955-01-01'), faker.number.int({ min: 0, max: 16_000 }));
  const monthsUpTo = (most: number): number =>
    faker.number.int({ min: 6, max: Math.min(most, adultMonths({ bornOn }, EARLIEST_APPLICATION)) });
  const isRetired = civilDay(bornOn).year <= RETIRED_BORN_BY;
  // Exchange 555 has no subscribers.
  const phone = (): string => `${AREA_CODES[state]}555${faker.string.numeric(4)}`;
  return {
    borrowerId: `BR-${portfolioTag}-${100_001 + index}`,
    firstName,
    middleInitial: faker.string.alpha({ casing: 'upper' }),
    lastName,
    ssn: ssnOf(seed, index),
    bornOn,
    email: `${firstName}.${lastName}.${index}@example.com`.toLowerCase().replaceAll(/[^a-z0-9.@]/g, ''),
    streetNumber: String(faker.number.int({ min: 10, max: 9899 })),
    street: faker.location.street(),
    unit: faker.datatype.boolean(0.3) ? `${faker.number.int({ min: 1, max: 40 })}B` : '',
    city: faker.location.city(),
    state,
    zip: faker.location.zipCode({ state }),
    county: faker.location.county(),
    homePhone: phone(),
    workPhone: phone(),
    employer: faker.company.name(),
    employmentType: isRetired ? 'Retired' : faker.helpers.arrayElement(EMPLOYMENT),
    employedMonths: monthsUpTo(240),
    residentMonths: monthsUpTo(300),
    ownsHome: faker.datatype.boolean(0.45),
    housingPayment: faker.number.int({ min: 12, max: 52 }) * 50,
    annualIncome: faker.number.int({ min: 96, max: 300 }) * 500,
    otherDebtPayment: faker.number.int({ min: 0, max: 60 }) * 15,
  };
}

export interface DemoVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly age: number;
  readonly mileage: number;
  readonly retailValue: number;
  readonly wholesaleValue: number;
  readonly vin: string;
}

/** Manufacturer code and descriptor that begin the VIN, and the price when new. */
const MODELS = [
  ['Honda', 'Civic', '1HGFC2F5', 26_500],
  ['Honda', 'CR-V', '5J6RW2H5', 33_200],
  ['Toyota', 'Camry', '4T1G11AK', 28_400],
  ['Toyota', 'RAV4', '2T3P1RFV', 31_900],
  ['Ford', 'F-150', '1FTEW1EP', 44_800],
  ['Ford', 'Escape', '1FMCU9G6', 30_300],
  ['Chevrolet', 'Malibu', '1G1ZD5ST', 26_800],
  ['Chevrolet', 'Equinox', '2GNAXKEV', 29_600],
  ['Nissan', 'Altima', '1N4BL4BV', 27_700],
  ['Hyundai', 'Elantra', '5NPLM4AG', 24_100],
  ['Kia', 'Sorento', '5XYRG4LC', 34_700],
  ['Subaru', 'Outback', '4S4BTACC', 32_500],
  ['Jeep', 'Wrangler', '1C4HJXDG', 41_300],
  ['Volkswagen', 'Jetta', '3VWC57BU', 25_200],
] as const;

/** 49 CFR 565.15: the model year's character, from 2010 on; it repeats after thirty years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

function vinOf(descriptor: string, year: number, serial: string): string {
  const tail = `${YEAR_CODES.charAt((year - 2010 + 30) % YEAR_CODES.length)}A${serial}`;
  return `${descriptor}${checkDigit(`${descriptor}0${tail}`)}${tail}`;
}

/** A used car as it stood at the dealer; `boughtIn` fixes its model year and with it the VIN. */
export function demoVehicle(topic: string): { readonly retailValue: number; boughtIn(year: number): DemoVehicle } {
  const faker = draws(`${topic}/vehicle`);
  const [make, model, descriptor, priceWhenNew] = faker.helpers.arrayElement(MODELS);
  const age = faker.number.int({ min: 0, max: 7 });
  const mileage = age * faker.number.int({ min: 8_500, max: 14_500 }) + faker.number.int({ min: 12, max: 900 });
  const retailValue = Math.round(priceWhenNew * 0.88 ** age * faker.number.float({ min: 0.94, max: 1.06 }));
  const wholesaleValue = Math.round(retailValue * 0.87);
  const serial = faker.string.numeric(6);
  const boughtIn = (boughtInYear: number): DemoVehicle => {
    const year = boughtInYear - age;
    return { make, model, year, age, mileage, retailValue, wholesaleValue, vin: vinOf(descriptor, year, serial) };
  };
  return { retailValue, boughtIn };
}
