import { fieldsOf, DEAL_TEXT, SHARED_TEXT, STAFF_TEXT, CODE_PARTS, type Field, type FieldClasses } from './field.js';
import { LOAN_DETAILS_FIELDS, UNDERWRITING_FIELDS } from './loan-details-fields.js';

const APPLICANT_FIELDS = fieldsOf('Request.ApplicantInfo', 'Borrower', [
  ['AddressFull', 'text', 'PERSONAL', 'application.personal', 'verifiedAddress'],
  ['AddressTotalMonths', 'count', 'PERSONAL', 'application.personal', 'addressTotalMonths'],
  ['ApplicantAddress', 'text', 'PERSONAL', 'application.personal', 'address'],
  ['ApplicantAge', 'count', 'PERSONAL', 'application.personal', 'age'],
  ['ApplicantCity', 'text', 'PERSONAL', 'application.personal', 'city'],
  ['ApplicantDOB', 'digitsDate', 'IDENTITY', 'application.identity', 'dateOfBirth'],
  ['ApplicantEmail', 'text', 'PERSONAL', 'application.personal', 'email'],
  ['ApplicantEmploymentTime', 'text', 'PERSONAL', 'application.personal', 'employmentTime'],
  ['ApplicantEmploymentTypes', 'text', 'PERSONAL', 'application.personal', 'employmentTypes'],
  ['ApplicantFirstName', 'text', 'PERSONAL', 'application.personal', 'firstName'],
  ['ApplicantFullAddress', 'text', 'PERSONAL', 'application.personal', 'fullAddress'],
  ['ApplicantIncome', 'amount', 'PERSONAL', 'application.personal', 'income'],
  ['ApplicantIncomePrimary', 'amount', 'PERSONAL', 'application.personal', 'incomePrimary'],
  ['ApplicantLastName', 'text', 'PERSONAL', 'application.personal', 'lastName'],
  ['ApplicantResidencePays', 'text', 'PERSONAL', 'application.personal', 'residencePays'],
  ['ApplicantSSN', 'text', 'IDENTITY', 'application.identity', 'ssn'],
  ['ApplicantState', 'text', 'PERSONAL', 'application.personal', 'state'],
  ['ApplicantTimeAtResidence', 'text', 'PERSONAL', 'application.personal', 'timeAtResidence'],
  ['ApplicantZip', 'text', 'PERSONAL', 'application.personal', 'zip'],
  ['County', 'text', 'PERSONAL', 'application.personal', 'county'],
  ['Email', 'text', 'PERSONAL', 'application.personal', 'contactEmail'],
  ['EmploymentCompany', 'text', 'PERSONAL', 'application.personal', 'employmentCompany'],
  ['EmploymentTotalMonths', 'count', 'PERSONAL', 'application.personal', 'employmentTotalMonths'],
  ['EmploymentType', 'text', 'PERSONAL', 'application.personal', 'employmentType'],
  ['EmploymentWorkPhone', 'text', 'PERSONAL', 'application.personal', 'employmentWorkPhone'],
  ['EstimatedIncome', 'amount', 'PERSONAL', 'application.personal', 'estimatedIncome'],
  ['HomePhone', 'text', 'PERSONAL', 'application.personal', 'homePhone'],
  ['HousingMonthlyPayment', 'amount', 'PERSONAL', 'application.personal', 'housingMonthlyPayment'],
  ['MiddleInitial', 'text', 'PERSONAL', 'application.personal', 'middleInitial'],
  ['MonthlyGross', 'amountNumber', 'PERSONAL', 'application.personal', 'monthlyGross'],
  ['OtherIncomeAmount', 'amount', 'PERSONAL', 'application.personal', 'otherIncomeAmount'],
  ['OtherIncomeType', 'text', 'PERSONAL', 'application.personal', 'otherIncomeType'],
  ['ReportedIncome', 'amount', 'PERSONAL', 'application.personal', 'reportedIncome'],
  ['StreetNumber', 'text', 'PERSONAL', 'application.personal', 'streetNumber'],
  ['UnitNumber', 'text', 'PERSONAL', 'application.personal', 'unitNumber'],
]);

const APPLICATION_FIELDS = fieldsOf('Request.ApplicationInfo', 'LoanApplication', [
  ['ApplicantNumber', 'count', 'SERVICING', 'application.servicing', 'applicantNumber'],
  ['ApplicantsNumber', 'count', 'SERVICING', 'application.servicing', 'applicantsNumber'],
  ['ApplicationID', 'text', 'SERVICING', 'application.servicing', 'applicationId'],
  ['ApplicationType', 'text', 'SERVICING', 'application.servicing', 'applicationType'],
  ['RefiBool', 'flag', 'SERVICING', 'application.servicing', 'refinance'],
  ['RequestedLoanID', 'text', 'SERVICING', 'application.servicing', 'requestedLoanId'],
]);

const CO_APPLICANT_FIELDS = fieldsOf('Request.CoApplicantInfo', 'LoanApplication.coApplicant', [
  ['CoApplicantSSN', 'text', 'IDENTITY', 'application.identity', 'ssn'],
]);

const DEALER_FIELDS = fieldsOf('Request.DealerInfo', 'LoanApplication.dealer', [
  ['DealerID', 'text', 'SERVICING', 'application.servicing', 'dealerId'],
  ['DealerName', 'text', 'SERVICING', 'application.servicing', 'name'],
  ['DealerState', 'text', 'SERVICING', 'application.servicing', 'state'],
]);

const PARTNER_FIELDS = fieldsOf('Request.PartnerInfo', 'LoanApplication.partner', [
  ['PartnerName', 'text', 'SERVICING', 'application.servicing', 'name'],
  ['ProgramPartner', 'text', 'SERVICING', 'application.servicing', 'program'],
]);

const REQUESTED_TERMS_FIELDS = fieldsOf('Request.RequestedTermsInfo', 'LoanApplication.requestedTerms', [
  ['RequestedLoanAmount', 'amount', 'SERVICING', 'application.servicing', 'amount'],
  ['RequestedLoanBackendProductsAmount', 'amount', 'SERVICING', 'application.servicing', 'backendProductsAmount'],
  ['RequestedLoanDTI', 'fraction', 'PERSONAL', 'application.personal', 'dti'],
  ['RequestedLoanDownPayment', 'amount', 'SERVICING', 'application.servicing', 'downPayment'],
  ['RequestedLoanGAP', 'amount', 'SERVICING', 'application.servicing', 'gap'],
  ['RequestedLoanPTI', 'fraction', 'PERSONAL', 'application.personal', 'pti'],
  ['RequestedLoanPayment', 'amount', 'SERVICING', 'application.servicing', 'payment'],
  ['RequestedLoanRate', 'rate', 'SERVICING', 'application.servicing', 'rate'],
  ['RequestedLoanTerm', 'count', 'SERVICING', 'application.servicing', 'term'],
]);

const VEHICLE_FIELDS = fieldsOf('Request.VehicleInfo', 'LoanApplication.vehicle', [
  ['VehicleAge', 'count', 'PUBLIC', 'application.public', 'age'],
  ['VehicleMake', 'text', 'PUBLIC', 'application.public', 'make'],
  ['VehicleMileage', 'count', 'PUBLIC', 'application.public', 'mileage'],
  ['VehicleModel', 'text', 'PUBLIC', 'application.public', 'model'],
  ['VehicleRetailValue', 'amount', 'PUBLIC', 'application.public', 'retailValue'],
  ['VehicleVIN', 'text', 'PERSONAL', 'application.personal', 'vin'],
  ['VehicleWholesaleValue', 'amount', 'PUBLIC', 'application.public', 'wholesaleValue'],
  ['VehicleYear', 'count', 'PUBLIC', 'application.public', 'year'],
]);

export const REQUEST_FIELDS = [
  ...APPLICANT_FIELDS,
  ...APPLICATION_FIELDS,
  ...CO_APPLICANT_FIELDS,
  ...DEALER_FIELDS,
  ...PARTNER_FIELDS,
  ...REQUESTED_TERMS_FIELDS,
  ...VEHICLE_FIELDS,
];

const DECISION_FIELDS = fieldsOf('Response', 'RiskAssessment', [
  ['ApplicationID', 'text', 'SERVICING', 'risk.servicing', 'applicationId'],
  ['ApplicationType', 'text', 'SERVICING', 'risk.servicing', 'applicationType'],
  ['Comments', 'opaqueList', STAFF_TEXT, 'risk.staff', 'comments'],
  ['CreditScoreCoapplicant', 'countNumber', 'BUREAU', 'risk.bureau', 'creditScoreCoApplicant'],
  ['CreditScorePrimary', 'countNumber', 'BUREAU', 'risk.bureau', 'creditScorePrimary'],
  ['Date', 'date', 'SERVICING', 'risk.servicing', 'date'],
  ['DealerID', 'text', 'SERVICING', 'risk.servicing', 'dealerId'],
  ['Decision', 'decision', 'SERVICING', 'risk.servicing', 'decision'],
  ['DecisionDate', 'timestamp', 'SERVICING', 'risk.servicing', 'decisionDate'],
  ['DeclineReason', 'reason', STAFF_TEXT, 'risk.staff', 'declineReason'],
]);

const LOAN_TERMS_FIELDS = fieldsOf('Response.LoanTerms[]', 'RiskAssessment.loanTerms', [
  ['AcquisitionFee', 'amountNumber', 'ECONOMICS', 'risk.economics', 'acquisitionFee'],
  ['AssetPrice', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'assetPrice'],
  ['DEALER_FLAT', 'amount', 'ECONOMICS', 'risk.economics', 'dealerFlat'],
  ['DefaultProb', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'defaultProb'],
  ['Description', 'offer', 'ECONOMICS', 'risk.economics', 'description'],
  ['Discount', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'discount'],
  ['FundedAmount', 'amountNumber', 'ECONOMICS', 'risk.economics', 'fundedAmount'],
  ['GrossYield', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'grossYield'],
  ['IRR', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'irr'],
  ['LTV', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'ltv'],
  ['Participation', 'scalar', DEAL_TEXT, 'risk.staff', 'participation'],
  ['Payment', 'amountNumber', 'ECONOMICS', 'risk.economics', 'payment'],
  ['Rate', 'rateNumber', 'ECONOMICS', 'risk.economics', 'rate'],
  ['TermMonths', 'countNumber', 'ECONOMICS', 'risk.economics', 'termMonths'],
  ['TotalLoanAmount', 'amountNumber', 'ECONOMICS', 'risk.economics', 'totalLoanAmount'],
  ['VehicleWholesaleValue', 'amountNumber', 'ECONOMICS', 'risk.economics', 'vehicleWholesaleValue'],
]);

const STIPULATION_FIELDS = fieldsOf('Response', 'RiskAssessment', [
  ['Stipulations', 'texts', SHARED_TEXT, 'risk.personal', 'stipulations'],
]);

export const RESPONSE_FIELDS = [...DECISION_FIELDS, ...LOAN_TERMS_FIELDS, ...STIPULATION_FIELDS];

/** Every field of the specification's loan record, in its order: the only place that knows them. */
export const FIELD_MAP: readonly Field[] = [
  ...LOAN_DETAILS_FIELDS,
  ...REQUEST_FIELDS,
  ...RESPONSE_FIELDS,
  ...UNDERWRITING_FIELDS,
];

/** Where the graph shows the codes of a reason, beside its text. */
const CODES_OF: Readonly<Record<string, string>> = {
  'RiskAssessment.declineReason': 'RiskAssessment.declineReasonCodes',
  'Underwriting.deals.decision.allWarnings': 'Underwriting.deals.decision.warningCodes',
  'Underwriting.deals.decision.reason': 'Underwriting.deals.decision.reasonCodes',
};

const CODE_CLASSES: FieldClasses = ['ECONOMICS'];

/** Fields of the graph that are read from the open copy of a coded reason. They are no fields of the record. */
export const CODE_FIELDS: readonly Field[] = FIELD_MAP.flatMap((field): Field[] => {
  const graphql = CODES_OF[field.graphql];
  if (graphql === undefined) return [];
  const stored = CODE_PARTS[field.stored as keyof typeof CODE_PARTS];
  return [{ ...field, kind: 'reasonCodes', classes: CODE_CLASSES, stored, graphql }];
});
