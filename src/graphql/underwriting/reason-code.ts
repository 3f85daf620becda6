import { REASON_CODES, type ReasonCode } from '../../domain/underwriting/reason-code.js';
import { enumOf } from '../enum-of.js';

export const ReasonCodeEnum = enumOf<ReasonCode>(
  'ReasonCode',
  'Why a deal was decided on as it was. It tells no figure: those are fields of their own classes.',
  REASON_CODES,
);
