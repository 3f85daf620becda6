import tvmCases from '../../golden/tvm.json' with { type: 'json' };
import xirrCases from '../../golden/xirr-samples.json' with { type: 'json' };
import { businessDate } from '../../../src/domain/calendar.js';
import type { Decimal } from '../../../src/domain/money.js';
import {
  datedInternalRateOfReturn,
  datedPresentValue,
  internalRateOfReturn,
  modifiedInternalRateOfReturn,
  netPresentValue,
} from '../../../src/domain/schedule/rate-of-return.js';
import * as timeValue from '../../../src/domain/schedule/time-value.js';
import { exactly, number, within, type GoldenCase } from './figure.js';

type Argument = number | (number | string)[];

const timing = (type: number | undefined): timeValue.PaymentTiming => (type === 1 ? 'BEGIN' : 'END');

function ours(fn: string, args: readonly Argument[]): Decimal | undefined {
  const scalars = args.filter((arg) => typeof arg === 'number');
  const d = scalars.map(number);
  const list = args.find((arg) => Array.isArray(arg))?.map((flow) => number(Number(flow))) ?? [];
  switch (fn) {
    case 'PMT':
      return timeValue.payment(d[0]!, d[1]!, d[2]!, d[3], timing(scalars[4]));
    case 'FV':
      return timeValue.futureValue(d[0]!, d[1]!, d[2]!, d[3], timing(scalars[4]));
    case 'PV':
      return timeValue.presentValueOfAnnuity(d[0]!, d[1]!, d[2]!, d[3], timing(scalars[4]));
    case 'NPER':
      return timeValue.numberOfPeriods(d[0]!, d[1]!, d[2]!, d[3], timing(scalars[4]));
    case 'RATE':
      return timeValue.ratePerPeriod(scalars[0]!, d[1]!, d[2]!, d[3], timing(scalars[4]));
    case 'IPMT':
      return timeValue.interestPayment(d[0]!, scalars[1]!, d[2]!, d[3]!, d[4], timing(scalars[5]));
    case 'PPMT':
      return timeValue.principalPayment(d[0]!, scalars[1]!, d[2]!, d[3]!, d[4], timing(scalars[5]));
    case 'CUMIPMT':
      return timeValue.cumulativeInterest(d[0]!, d[1]!, d[2]!, scalars[3]!, scalars[4]!, timing(scalars[5]));
    case 'CUMPRINC':
      return timeValue.cumulativePrincipal(d[0]!, d[1]!, d[2]!, scalars[3]!, scalars[4]!, timing(scalars[5]));
    case 'NOMINAL':
      return timeValue.nominalRate(d[0]!, scalars[1]!);
    case 'NPV_excel':
      return netPresentValue(d[0]!, list);
    case 'IRR':
      return internalRateOfReturn(list);
    case 'MIRR':
      return modifiedInternalRateOfReturn(list, d[0]!, d[1]!);
    case 'XNPV': {
      const dates = args[2] as string[];
      return datedPresentValue(
        d[0]!,
        list.map((amount, index) => ({ on: businessDate(dates[index]!), amount })),
      );
    }
    default:
      throw new Error(`no function for ${fn}`);
  }
}

export const tvm: GoldenCase[] = tvmCases.map((each, index) => ({
  id: `${index + 1} ${each.fn}`,
  figures: () => {
    const value = ours(each.fn, each.args as Argument[]);
    if (each.expected === null) return [exactly(each.fn, null, value)];
    return [within(each.fn, each.expected, value, each.abs_tol)];
  },
}));

export const xirrSamples: GoldenCase[] = xirrCases.map((each, index) => ({
  id: `${index + 1} ${each.source.split(' ')[1]!}`,
  figures: () => {
    const flows = each.flows.map(([on, amount]) => ({ on: businessDate(String(on)), amount: number(Number(amount)) }));
    return [within('xirr', each.expected, datedInternalRateOfReturn(flows), each.abs_tol)];
  },
}));
