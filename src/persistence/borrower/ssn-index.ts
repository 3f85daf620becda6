import { createHmac } from 'node:crypto';

/** A keyed blind index: equal SSNs have equal indexes, and without the key an index says nothing. */
export function ssnIndex(key: Uint8Array, ssn: string): Uint8Array<ArrayBuffer> | null {
  const digits = ssn.replace(/\D/g, '');
  return digits === '' ? null : new Uint8Array(createHmac('sha256', key).update(digits).digest());
}
