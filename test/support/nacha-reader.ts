import { strict as assert } from 'node:assert';

/**
 * A reader of ACH files for tests, written from the published record layouts alone: positions are those of the layouts,
 * from 1, and nothing of src is used. It throws, with the number of the line, at every difference from the layouts.
 */
export interface NachaEntry {
  readonly transactionCode: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly cents: bigint;
  readonly individualId: string;
  readonly name: string;
  /** Discretionary data, or the payment type of WEB and TEL. */
  readonly paymentType: string;
  readonly trace: string;
}

export interface NachaBatch {
  readonly serviceClass: string;
  readonly companyName: string;
  readonly companyId: string;
  readonly secCode: string;
  readonly description: string;
  readonly effectiveEntryDate: string;
  readonly entries: readonly NachaEntry[];
}

export interface NachaFile {
  readonly immediateDestination: string;
  readonly immediateOrigin: string;
  readonly createdOn: string;
  readonly modifier: string;
  readonly batches: readonly NachaBatch[];
}

/** From and to as the layouts give them, both included. */
const at = (line: string, from: number, to: number) => line.slice(from - 1, to);

const DEBITS = ['27', '28', '37', '38'];
const CREDITS = ['22', '23', '32', '33'];

function checkDigitIsRight(routing: string): boolean {
  const d = Array.from(routing, Number) as [number, number, number, number, number, number, number, number, number];
  const upTo = 3 * (d[0] + d[3] + d[6]) + 7 * (d[1] + d[4] + d[7]) + (d[2] + d[5]);
  return (10 - (upTo % 10)) % 10 === d[8];
}

export function readNacha(text: string): NachaFile {
  assert(text.endsWith('\n'), 'the last line ends');
  const lines = text.slice(0, -1).split('\n');
  assert.equal(lines.length % 10, 0, 'records come in blocks of ten');
  lines.forEach((line, index) => {
    assert.equal(line.length, 94, `line ${index + 1} has 94 characters`);
    assert.match(line, /^[\x20-\x7e]*$/, `line ${index + 1} is ASCII`);
  });
  let place = 0;
  const take = (type: string): string => {
    const line = lines[place] ?? '';
    assert.equal(line[0], type, `line ${place + 1} is a record ${type}`);
    place += 1;
    return line;
  };
  const digits = (line: string, from: number, to: number): bigint => {
    assert.match(at(line, from, to), /^\d+$/, `line ${place}: ${from}-${to} are digits`);
    return BigInt(at(line, from, to));
  };

  const header = take('1');
  assert.equal(at(header, 2, 3), '01', 'priority code');
  assert.match(at(header, 4, 13), /^ \d{9}$/, 'immediate destination: a blank and nine digits');
  assert(checkDigitIsRight(at(header, 5, 13)), 'check digit of the destination');
  assert.match(at(header, 24, 29), /^\d{6}$/, 'file creation date');
  assert.match(at(header, 30, 33), /^([01]\d|2[0-3])[0-5]\d$/, 'file creation time');
  assert.match(at(header, 34, 34), /^[A-Z0-9]$/, 'file id modifier');
  assert.equal(at(header, 35, 37), '094', 'record size');
  assert.equal(at(header, 38, 39), '10', 'blocking factor');
  assert.equal(at(header, 40, 40), '1', 'format code');

  const batches: NachaBatch[] = [];
  const total = { entries: 0n, hash: 0n, debits: 0n, credits: 0n };
  const traces = new Set<string>();
  while (lines[place]?.[0] === '5') {
    const opening = take('5');
    assert.equal(at(opening, 76, 78), '   ', 'settlement date is left to the operator');
    assert.equal(at(opening, 79, 79), '1', 'originator status code');
    const odfi = at(opening, 80, 87);
    assert.match(odfi, /^\d{8}$/, 'originating bank');
    assert.equal(digits(opening, 88, 94), BigInt(batches.length + 1), 'batches are numbered in order');
    assert.match(at(opening, 70, 75), /^\d{6}$/, 'effective entry date');
    const entries: NachaEntry[] = [];
    const sums = { hash: 0n, debits: 0n, credits: 0n };
    let last = '';
    while (lines[place]?.[0] === '6') {
      const line = take('6');
      const code = at(line, 2, 3);
      const routingNumber = at(line, 4, 12);
      assert.match(routingNumber, /^\d{9}$/, `line ${place}: routing number`);
      assert(checkDigitIsRight(routingNumber), `line ${place}: check digit`);
      const cents = digits(line, 30, 39);
      assert.notEqual(at(line, 13, 13), ' ', `line ${place}: the account number stands to the left`);
      assert.equal(at(line, 79, 79), '0', `line ${place}: no addenda`);
      const trace = at(line, 80, 94);
      assert.match(trace, /^\d{15}$/, `line ${place}: trace number`);
      assert(trace.startsWith(odfi), `line ${place}: a trace begins with the originating bank`);
      assert(trace > last, `line ${place}: traces ascend in a batch`);
      assert(!traces.has(trace), `line ${place}: a trace stands once in a file`);
      traces.add(trace);
      last = trace;
      sums.hash += BigInt(at(line, 4, 11));
      if (DEBITS.includes(code)) sums.debits += cents;
      else if (CREDITS.includes(code)) sums.credits += cents;
      else assert.fail(`line ${place}: transaction code ${code}`);
      entries.push({
        transactionCode: code,
        routingNumber,
        accountNumber: at(line, 13, 29).trimEnd(),
        cents,
        individualId: at(line, 40, 54).trimEnd(),
        name: at(line, 55, 76).trimEnd(),
        paymentType: at(line, 77, 78).trimEnd(),
        trace,
      });
    }
    assert(entries.length > 0, `line ${place}: a batch has entries`);
    const closing = take('8');
    assert.equal(at(closing, 2, 4), at(opening, 2, 4), 'service class of the batch control');
    assert.equal(digits(closing, 5, 10), BigInt(entries.length), 'entries of the batch');
    assert.equal(digits(closing, 11, 20), sums.hash % 10n ** 10n, 'entry hash of the batch');
    assert.equal(digits(closing, 21, 32), sums.debits, 'debits of the batch');
    assert.equal(digits(closing, 33, 44), sums.credits, 'credits of the batch');
    assert.equal(at(closing, 45, 54), at(opening, 41, 50), 'company of the batch control');
    assert.equal(at(closing, 55, 79).trim(), '', 'authentication code and reserved are blank');
    assert.equal(at(closing, 80, 94), at(opening, 80, 94), 'bank and number of the batch control');
    total.entries += BigInt(entries.length);
    total.hash += sums.hash;
    total.debits += sums.debits;
    total.credits += sums.credits;
    batches.push({
      serviceClass: at(opening, 2, 4),
      companyName: at(opening, 5, 20).trimEnd(),
      companyId: at(opening, 41, 50).trim(),
      secCode: at(opening, 51, 53),
      description: at(opening, 54, 63).trimEnd(),
      effectiveEntryDate: at(opening, 70, 75),
      entries,
    });
  }
  const control = take('9');
  assert.equal(digits(control, 2, 7), BigInt(batches.length), 'batches of the file');
  assert.equal(digits(control, 8, 13), BigInt(lines.length / 10), 'blocks of the file');
  assert.equal(digits(control, 14, 21), total.entries, 'entries of the file');
  assert.equal(digits(control, 22, 31), total.hash % 10n ** 10n, 'entry hash of the file');
  assert.equal(digits(control, 32, 43), total.debits, 'debits of the file');
  assert.equal(digits(control, 44, 55), total.credits, 'credits of the file');
  assert.equal(at(control, 56, 94).trim(), '', 'reserved');
  assert(lines.length - place < 10, 'only the last block is filled up');
  for (const line of lines.slice(place)) assert.equal(line, '9'.repeat(94), 'filling');
  return {
    immediateDestination: at(header, 5, 13),
    immediateOrigin: at(header, 14, 23).trim(),
    createdOn: at(header, 24, 29),
    modifier: at(header, 34, 34),
    batches,
  };
}
