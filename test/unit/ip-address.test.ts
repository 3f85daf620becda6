import { describe, expect, it } from 'vitest';
import { isLoopback, networkOf, parseAddress, parseRange } from '../../src/platform/runtime/ip-address.js';

describe('an address', () => {
  it.each(['10.0.0.1', '::1', '2001:db8::7', '::ffff:10.0.0.1'])('%s is one', (text) => {
    expect(parseAddress(text)).toBeDefined();
  });

  it.each(['', '10', '10.1', '0x7f.1', '010.0.0.256', '10.0.0.1:80', '[::1]', 'localhost', '1.2.3.4.5', '10.0.0.1 '])(
    '%o is none',
    (text) => {
      expect(parseAddress(text)).toBeUndefined();
    },
  );

  it('of IPv4 within IPv6 is the IPv4 address', () => {
    expect(parseAddress('::ffff:a00:1')?.toString()).toBe('10.0.0.1');
  });
});

describe('a range', () => {
  it.each(['10.1.0.0/16', '10.1.0.1', 'fd00::/8', '::1'])('%s is one', (text) => {
    expect(parseRange(text)).toBeDefined();
  });

  it.each(['10.1/16', '10.1.0.0/33', '10.1.0.0/', 'fd00::/129', '/8', 'localhost/8'])('%s is none', (text) => {
    expect(parseRange(text)).toBeUndefined();
  });
});

describe('this machine', () => {
  it.each([
    'localhost',
    'localhost:4000',
    '127.0.0.1',
    '127.9.9.9:80',
    '::1',
    '[::1]',
    '[::1]:4000',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
  ])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each([
    '',
    '0.0.0.0',
    '::',
    '128.0.0.1',
    '10.0.0.1',
    'localhost.example',
    '127.0.0.1.example',
    '127.1',
    '[::1',
    '2130706433',
  ])('is not %o', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

it('an IPv6 host counts with its network, and text that is no address as it is', () => {
  expect(networkOf('2001:DB8:0:7::1')).toBe('2001:db8:0:7');
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('unknown')).toBe('unknown');
});
