import { ObjectType } from 'type-graphql';
import { listConnectionOf } from '../connection/list-connection.js';
import { TradeLineRow } from './trade-line-row.type.js';

export const TradeLineRowConnection = listConnectionOf('TradeLineRow', () => TradeLineRow);

@ObjectType({ simpleResolvers: true, description: 'The accounts on a credit report.' })
export class TradeLines {}
