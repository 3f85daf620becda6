import { civilDay, type BusinessDate, addDays } from '../domain/calendar.js';
import type { JsonObject } from '../domain/record/json.js';
import type { Deal } from './demo-deals.js';
import { dtiOf, ptiOf, ratioText, type DealContext, ltvOf } from './demo-deal-texts.js';
import type { DemoLoan } from './demo-loan.js';
import type { DemoPerson } from './demo-person.js';
import { textHash } from './demo-random.js';
import { PERCENT, type Decimal } from '../domain/money.js';
import { OFFERED_TERMS } from './demo-terms.js';

function ageOn(bornOn: BusinessDate, on: BusinessDate): number {
  const [born, now] = [civilDay(bornOn), civilDay(on)];
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

const years = (months: number): string => (months < 24 ? `${months} months` : `${Math.floor(months / 12)} years`);

function applicantInfo(person: DemoPerson, appliedOn: BusinessDate): JsonObject {
  const street = `${person.streetNumber} ${person.street}`;
  return {
    AddressFull: `${street}, ${person.city}, ${person.state} ${person.zip}`,
    AddressTotalMonths: String(person.residentMonths),
    ApplicantAddress: street,
    ApplicantAge: String(ageOn(person.bornOn, appliedOn)),
    ApplicantCity: person.city,
    ApplicantDOB: person.bornOn.replaceAll('-', ''),
    ApplicantEmail: person.email,
    ApplicantEmploymentTime: years(person.employedMonths),
    ApplicantEmploymentTypes: person.employmentType,
    ApplicantFirstName: person.firstName,
    ApplicantFullAddress: `${street} ${person.city} ${person.state} ${person.zip}`,
    ApplicantIncome: String(person.annualIncome),
    ApplicantIncomePrimary: String(person.annualIncome),
    ApplicantLastName: person.lastName,
    ApplicantResidencePays: person.ownsHome ? 'Own' : 'Rent',
    ApplicantSSN: person.ssn,
    ApplicantState: person.state,
    ApplicantTimeAtResidence: years(person.residentMonths),
    ApplicantZip: person.zip,
    County: person.county,
    Email: null,
    EmploymentCompany: person.employer,
    EmploymentTotalMonths: String(person.employedMonths),
    EmploymentType: person.employmentType,
    EmploymentWorkPhone: person.workPhone,
    EstimatedIncome: String(person.annualIncome),
    HomePhone: person.homePhone,
    HousingMonthlyPayment: String(person.housingPayment),
    MiddleInitial: person.middleInitial,
    MonthlyGross: Math.round((person.annualIncome * 100) / 12) / 100,
    OtherIncomeAmount: null,
    OtherIncomeType: '',
    ReportedIncome: String(person.annualIncome),
    StreetNumber: person.streetNumber,
    UnitNumber: person.unit,
  };
}

export function demoRequest(loan: DemoLoan, requested: Deal, context: DealContext): JsonObject {
  const { person, coApplicant, vehicle, terms } = loan;
  return {
    ApplicantInfo: applicantInfo(person, loan.appliedOn),
    ApplicationInfo: {
      ApplicantNumber: '1',
      ApplicantsNumber: coApplicant ? '2' : '1',
      ApplicationID: loan.applicationId,
      ApplicationType: 'Complete',
      RefiBool: 'False',
      RequestedLoanID: loan.loanId,
    },
    CoApplicantInfo: { CoApplicantSSN: coApplicant?.ssn ?? '' },
    DealerInfo: dealerInfo(loan),
    PartnerInfo: { PartnerName: 'Direct', ProgramPartner: 'Standard' },
    RequestedTermsInfo: {
      RequestedLoanAmount: terms.principal.toFixed(2),
      RequestedLoanBackendProductsAmount: terms.backendProducts.toFixed(),
      RequestedLoanDTI: ratioText(dtiOf(requested, context)),
      RequestedLoanDownPayment: terms.downPayment.toFixed(),
      RequestedLoanGAP: terms.gap.toFixed(),
      RequestedLoanPTI: ratioText(ptiOf(requested, context)),
      RequestedLoanPayment: requested.payment.toFixed(2),
      RequestedLoanRate: terms.ratePercent.toFixed(2),
      RequestedLoanTerm: String(terms.termMonths),
    },
    VehicleInfo: {
      VehicleAge: String(vehicle.age),
      VehicleMake: vehicle.make,
      VehicleMileage: String(vehicle.mileage),
      VehicleModel: vehicle.model,
      VehicleRetailValue: String(vehicle.retailValue),
      VehicleVIN: vehicle.vin,
      VehicleWholesaleValue: String(vehicle.wholesaleValue),
      VehicleYear: String(vehicle.year),
    },
  };
}

const dealerInfo = ({ dealer, person }: DemoLoan): JsonObject => ({
  DealerID: dealerId(dealer),
  DealerName: dealer,
  DealerState: person.state,
});

/** One id per dealer, wherever it appears. */
export const dealerId = (dealer: string): string => `D${1000 + (textHash(dealer) % 9000)}`;

/** The specification holds these figures as JSON numbers. */
const jsonNumber = (value: Decimal, decimals: number): number => Number(value.toFixed(decimals));

function loanTerms(deal: Deal, context: DealContext, wholesaleValue: number): JsonObject {
  return {
    AcquisitionFee: jsonNumber(context.terms.acquisitionFee, 2),
    AssetPrice: jsonNumber(deal.presentValue.div(deal.amount), 4),
    DEALER_FLAT: '150',
    DefaultProb: jsonNumber(deal.defaultProbability, 6),
    Description: `${deal.termMonths} months`,
    Discount: 0,
    FundedAmount: jsonNumber(deal.amount, 2),
    GrossYield: jsonNumber(deal.ratePercent.div(PERCENT), 6),
    IRR: jsonNumber(deal.simpleNetIrr, 6),
    LTV: jsonNumber(ltvOf(deal, context), 4),
    Participation: null,
    Payment: jsonNumber(deal.payment, 2),
    Rate: jsonNumber(deal.ratePercent, 2),
    TermMonths: deal.termMonths,
    TotalLoanAmount: jsonNumber(deal.amount, 2),
    VehicleWholesaleValue: wholesaleValue,
  };
}

export function demoResponse(loan: DemoLoan, deals: readonly Deal[], context: DealContext): JsonObject {
  const { applicationId, appliedOn, terms, coApplicant, dealer, vehicle } = loan;
  const { declineReason } = context;
  const decidedOn = addDays(appliedOn, 1);
  const offers = deals.slice(0, OFFERED_TERMS.length);
  return {
    ApplicationID: applicationId,
    ApplicationType: 'Complete',
    Comments: [],
    CreditScoreCoapplicant: coApplicant ? Math.min(850, terms.creditScore + 12) : 0,
    CreditScorePrimary: terms.creditScore,
    Date: decidedOn,
    DealerID: dealerId(dealer),
    Decision: declineReason ? 'DECLINED' : 'APPROVED',
    DecisionDate: `${decidedOn} 16:03:33`,
    DeclineReason: declineReason ?? '',
    LoanTerms: declineReason ? [] : offers.map((deal) => loanTerms(deal, context, vehicle.wholesaleValue)),
    Stipulations: declineReason ? [] : ['Proof of income', 'Proof of residence'],
  };
}
