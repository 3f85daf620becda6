import { ssnDigits, ssnFault } from '../record/ssn.js';
import { checkVin } from '../collateral/vin.js';
import { ZERO, type Decimal } from '../money.js';
import { countAt, figureAt, readValue, textAt } from '../record/read-value.js';
import type { BusinessDate } from '../calendar.js';
import { thingFault } from '../input-check.js';
import type { JsonObject } from '../record/json.js';
import { invalidInput, success, type FieldFault, type Result } from '../refusal.js';

/** What an application must say before a loan is made of it. */
export interface Application {
  readonly requestedLoanId: string | undefined;
  readonly applicationId: string | undefined;
  readonly ssn: string;
  readonly amount: Decimal;
  readonly term: number;
  readonly collateralValue: Decimal | undefined;
  /** Things to look at that do not stand in the way. */
  readonly warnings: readonly string[];
}

const LARGEST = 1_000_000_000;
const LONGEST_TERM = 480;

/** Reads the Request of a record: borrower, vehicle and requested terms must be valid. */
export function readApplication(record: JsonObject, today: BusinessDate): Result<Application, 'INVALID_INPUT'> {
  const faults: FieldFault[] = [];
  const need = (path: string, isFine: boolean, reason: string): void => {
    if (!isFine) faults.push({ field: path, reason });
  };
  const text = (path: string): string | undefined => textAt(record, path);
  for (const name of ['ApplicantFirstName', 'ApplicantLastName']) {
    need(`Request.ApplicantInfo.${name}`, text(`Request.ApplicantInfo.${name}`) !== undefined, 'is required');
  }
  const born = text('Request.ApplicantInfo.ApplicantDOB');
  const isBorn = born === undefined || bornBy(born, today);
  need('Request.ApplicantInfo.ApplicantDOB', isBorn, 'must be a date in the past, as YYYYMMDD');
  const ssn = ssnDigits(text('Request.ApplicantInfo.ApplicantSSN') ?? '');
  const unissued = ssnFault(ssn);
  if (unissued !== undefined) faults.push({ field: 'Request.ApplicantInfo.ApplicantSSN', reason: unissued });
  const amount = figureAt(record, 'Request.RequestedTermsInfo.RequestedLoanAmount') ?? ZERO;
  const isAmount = amount.gt(ZERO) && amount.lte(LARGEST) && amount.decimalPlaces() <= 2;
  need(
    'Request.RequestedTermsInfo.RequestedLoanAmount',
    isAmount,
    `must be an amount above zero with up to two decimals, at most ${LARGEST}`,
  );
  const term = countAt(record, 'Request.RequestedTermsInfo.RequestedLoanTerm');
  const isTerm = Number.isInteger(term) && term >= 1 && term <= LONGEST_TERM;
  need(
    'Request.RequestedTermsInfo.RequestedLoanTerm',
    isTerm,
    `must be a whole number of months, at most ${LONGEST_TERM}`,
  );
  for (const name of ['VehicleMake', 'VehicleModel']) {
    const reason = thingFault(text(`Request.VehicleInfo.${name}`) ?? 'none');
    if (reason !== undefined) faults.push({ field: `Request.VehicleInfo.${name}`, reason });
  }
  const vin = checkVin(text('Request.VehicleInfo.VehicleVIN') ?? '', 'Request.VehicleInfo.VehicleVIN');
  if (faults.length + vin.faults.length > 0) return invalidInput([...faults, ...vin.faults]);
  return success({
    requestedLoanId: text('Request.ApplicationInfo.RequestedLoanID'),
    applicationId: text('Request.ApplicationInfo.ApplicationID'),
    ssn,
    amount,
    term,
    collateralValue: collateralValue(record),
    warnings: [
      ...vin.warnings.map((warning) => `VehicleVIN: ${warning}`),
      ...(isComplete(record) ? [] : ['ApplicationType: only an application of type Complete can be underwritten']),
    ],
  });
}

/** A record may leave it out. */
function bornBy(text: string, today: BusinessDate): boolean {
  const day = readValue('digitsDate', text);
  return typeof day === 'string' && day < today;
}

/** Whether it says of itself that it can be reviewed. */
export const isComplete = (record: unknown): boolean =>
  textAt(record, 'Request.ApplicationInfo.ApplicationType')?.toLowerCase() === 'complete';

/** What a lender would get for the vehicle, or else what a buyer would pay. */
export function collateralValue(record: unknown): Decimal | undefined {
  const values = ['VehicleWholesaleValue', 'VehicleRetailValue'].map((name) =>
    figureAt(record, `Request.VehicleInfo.${name}`),
  );
  return values.find((value) => value?.gt(ZERO));
}
