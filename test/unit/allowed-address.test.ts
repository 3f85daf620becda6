import { describe, expect, it } from 'vitest';
import { isAllowed, isAllowedLocal } from '../../src/platform/outbound/find-addresses.js';

describe('an address that messages may go to', () => {
  it.each(['8.8.8.8', '203.0.114.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is outside', (address) => {
    expect(isAllowed(address, [])).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '100.100.100.200',
    '169.254.169.254',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'nonsense',
    '',
  ])('%s is not', (address) => {
    expect(isAllowed(address, [])).toBe(false);
  });

  it('may be named, alone or by its range, in whichever dress it comes', () => {
    expect(isAllowed('127.0.0.1', ['127.0.0.1'])).toBe(true);
    expect(isAllowed('::ffff:127.0.0.1', ['127.0.0.1'])).toBe(true);
    expect(isAllowed('127.0.0.2', ['127.0.0.1'])).toBe(false);
    expect(isAllowed('10.1.255.1', ['10.1.0.0/16'])).toBe(true);
    expect(isAllowed('10.2.0.1', ['10.1.0.0/16', '::1'])).toBe(false);
    expect(isAllowedLocal('8.8.8.8', ['10.1.0.0/16'])).toBe(false);
  });
});
