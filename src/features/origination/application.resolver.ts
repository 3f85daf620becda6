import { openPartsOf, readMembers, type Selected } from '../loan/record-fields.js';
import { Field, ObjectType, Int, Resolver, ID } from 'type-graphql';
import type { LoanView } from '../loan/loan-reader.js';
import type { Excerpts } from '../loan/loan-reader.js';
import { type JsonObject, valueAt } from '../../domain/record/json.js';
import { lastFour } from '../../domain/record/read-group.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { Loan } from '../loan/loan.type.js';
import { Dealer, partyOf } from '../loan/party.resolver.js';
import { revealed, readExcerpts } from '../loan/load-loan.js';
import type { GraphContext } from '../graph-context.js';
import { DecimalScalar, FractionScalar, PercentScalar } from '../../platform/scalars/scalars.js';

@ObjectType({ simpleResolvers: true, description: 'The person that applied together with the borrower.' })
class CoApplicant {
  @Field(() => String, { nullable: true, description: 'Social security number.' })
  ssn: string | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the social security number.' })
  ssnLast4: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The dealer that sold the vehicle, as the application describes it.',
})
class ApplicationDealer {
  @Field(() => Dealer, { nullable: true, description: 'The dealer.' })
  dealer: Dealer | null;

  @Field(() => ID, { nullable: true, description: 'ID of the dealer.' })
  dealerId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the dealer.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'State of the dealer.' })
  state: string | null;
}

@ObjectType('ApplicationPartner', { simpleResolvers: true, description: 'The partner that referred the application.' })
class Partner {
  @Field(() => String, { nullable: true, description: 'Name of the partner.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Program of the partner.' })
  program: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Requested terms.' })
class RequestedTerms {
  @Field(() => DecimalScalar, { nullable: true, description: 'Loan amount.' })
  amount: string | null;

  @Field(() => Int, { nullable: true, description: 'Term in months.' })
  term: number | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Annual interest rate, in percent.' })
  rate: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Installment amount.' })
  payment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Down payment.' })
  downPayment: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount of add-on products, such as service contracts.',
  })
  backendProductsAmount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price of gap insurance.',
  })
  gap: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Debt to income, as a fraction. Personal, because it reveals the income.',
  })
  dti: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Payment to income, as a fraction. Personal, because it reveals the income.',
  })
  pti: string | null;
}

@ObjectType('ApplicationVehicle', {
  simpleResolvers: true,
  description: 'The vehicle that secures the loan, as the application describes it.',
})
class Vehicle {
  @Field(() => String, {
    nullable: true,
    description: 'Vehicle identification number. Personal, because it identifies the owner.',
  })
  vin: string | null;

  @Field(() => String, { nullable: true, description: 'Maker.' })
  make: string | null;

  @Field(() => String, { nullable: true, description: 'Model.' })
  model: string | null;

  @Field(() => Int, { nullable: true, description: 'Model year.' })
  year: number | null;

  @Field(() => Int, { nullable: true, description: 'Age in years.' })
  age: number | null;

  @Field(() => Int, { nullable: true, description: 'Mileage.' })
  mileage: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Retail value.' })
  retailValue: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Wholesale value.' })
  wholesaleValue: string | null;
}

@ObjectType('LoanApplication', {
  simpleResolvers: true,
  description: 'The application. The applicant is `Loan.borrower`.',
})
class Application {
  @Field(() => ID, { nullable: true, description: 'ID of the application.' })
  applicationId: string | null;

  @Field(() => String, { nullable: true, description: 'Application type.' })
  applicationType: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of this applicant in the application.' })
  applicantNumber: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of applicants.' })
  applicantsNumber: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the loan refinances an earlier loan.' })
  refinance: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Loan ID that the applicant requested.' })
  requestedLoanId: string | null;

  @Field(() => CoApplicant, { description: 'The person that applied together with the borrower.' })
  coApplicant: CoApplicant;

  @Field(() => ApplicationDealer, { description: 'The dealer that sold the vehicle.' })
  dealer: ApplicationDealer;

  @Field(() => Partner, { description: 'The partner that brought the application.' })
  partner: Partner;

  @Field(() => RequestedTerms, { description: 'Requested terms.' })
  requestedTerms: RequestedTerms;

  @Field(() => Vehicle, { description: 'The vehicle that secures the loan.' })
  vehicle: Vehicle;
}

const applicationSelected = (paths: ReadonlySet<string>): Selected => ({ at: 'LoanApplication', paths });

/** An application as far as the selection asks. */
function applicationOf(context: GraphContext, excerpts: Excerpts, selected: Selected): JsonObject {
  const visible = revealed(excerpts, context);
  const object = (name: string, path: string, more: object = {}) =>
    selected.paths.has(name) ? Object.assign(readMembers(path, visible, selected), more) : null;
  const coApplicantSsn = valueAt(excerpts['application.identity'], 'Request.CoApplicantInfo.CoApplicantSSN');
  return Object.assign(readMembers('Request.ApplicationInfo', visible, selected), {
    coApplicant: { ssnLast4: lastFour(coApplicantSsn), ...object('coApplicant', 'Request.CoApplicantInfo') },
    dealer: object('dealer', 'Request.DealerInfo', {
      dealer: partyOf('dealerId', valueAt(visible['application.servicing'], 'Request.DealerInfo.DealerID')),
    }),
    partner: object('partner', 'Request.PartnerInfo'),
    requestedTerms: object('requestedTerms', 'Request.RequestedTermsInfo'),
    vehicle: object('vehicle', 'Request.VehicleInfo'),
  });
}

@Resolver(() => Loan)
export class LoanApplicationResolver {
  @BatchField(
    () => Application,
    { description: 'The application.' },
    { needs: (selection, verdicts) => openPartsOf(applicationSelected(selection.paths()), verdicts) },
  )
  application(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    const selected = applicationSelected(selection.paths());
    return readExcerpts(context, loans, selected, (_, excerpts) => applicationOf(context, excerpts, selected));
  }
}
