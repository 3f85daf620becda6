import { ObjectType } from 'type-graphql';
import { listConnectionOf } from '../connection/list-connection.js';
import { CashflowRow } from './cashflow-row.type.js';

export const CashflowRowConnection = listConnectionOf('CashflowRow', () => CashflowRow);

@ObjectType({ simpleResolvers: true, description: 'The predicted cash flows of a loan, month by month.' })
export class Cashflows {}
