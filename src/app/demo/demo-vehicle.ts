import { checkDigit } from '../../domain/collateral/vin.js';
import { draws } from './demo-random.js';

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
