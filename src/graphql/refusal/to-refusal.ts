import type { Refusal } from '../../domain/refusal.js';
import { CommandRefused, InvalidInput, NotAllowedInState } from './refusal.type.js';

export function toRefusal(refusal: Refusal): InvalidInput | NotAllowedInState | CommandRefused {
  switch (refusal.code) {
    case 'INVALID_INPUT':
      return Object.assign(new InvalidInput(), refusal);
    case 'NOT_ALLOWED_IN_STATE':
      return Object.assign(new NotAllowedInState(), refusal);
    default:
      return Object.assign(new CommandRefused(), { data: null }, refusal);
  }
}
