import { fieldsOf } from './field.js';

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

const APPLICATION_FIELDS = fieldsOf('Request.ApplicationInfo', 'Application', [
  ['ApplicantNumber', 'count', 'SERVICING', 'application.servicing', 'applicantNumber'],
  ['ApplicantsNumber', 'count', 'SERVICING', 'application.servicing', 'applicantsNumber'],
  ['ApplicationID', 'text', 'SERVICING', 'application.servicing', 'applicationId'],
  ['ApplicationType', 'text', 'SERVICING', 'application.servicing', 'applicationType'],
  ['RefiBool', 'flag', 'SERVICING', 'application.servicing', 'refinance'],
  ['RequestedLoanID', 'text', 'SERVICING', 'application.servicing', 'requestedLoanId'],
]);

const CO_APPLICANT_FIELDS = fieldsOf('Request.CoApplicantInfo', 'Application.coApplicant', [
  ['CoApplicantSSN', 'text', 'IDENTITY', 'application.identity', 'ssn'],
]);

const DEALER_FIELDS = fieldsOf('Request.DealerInfo', 'Application.dealer', [
  ['DealerID', 'text', 'SERVICING', 'application.servicing', 'dealerId'],
  ['DealerName', 'text', 'SERVICING', 'application.servicing', 'name'],
  ['DealerState', 'text', 'SERVICING', 'application.servicing', 'state'],
]);

const PARTNER_FIELDS = fieldsOf('Request.PartnerInfo', 'Application.partner', [
  ['PartnerName', 'text', 'SERVICING', 'application.servicing', 'name'],
  ['ProgramPartner', 'text', 'SERVICING', 'application.servicing', 'program'],
]);

const REQUESTED_TERMS_FIELDS = fieldsOf('Request.RequestedTermsInfo', 'Application.requestedTerms', [
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

const VEHICLE_FIELDS = fieldsOf('Request.VehicleInfo', 'Application.vehicle', [
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
