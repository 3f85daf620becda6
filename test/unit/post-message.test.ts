import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askNameServers, keptFor } from '../../src/platform/outbound/find-addresses.js';
import { poster, type PosterOptions } from '../../src/platform/outbound/post-message.js';
import { ownCertificate } from '../support/own-certificate.js';

const NAME = 'receiver.example';

/** A server at 127.0.0.1, and how many messages came. */
async function serve(server: Server) {
  let came = 0;
  server.on('request', (_req, res) => {
    came += 1;
    res.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: String((server.address() as AddressInfo).port), came: () => came };
}

function posting(allowed: string[], options: PosterOptions) {
  const { post, close } = poster(allowed, options);
  onTestFinished(close);
  return (url: string) => post(url, {}, '{}');
}

const found = (address: string) => [{ address, family: address.includes(':') ? 6 : 4 }];

describe('a name', () => {
  it.each(['127.0.0.1', '10.0.0.1', '::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '169.254.169.254'])(
    'that resolves to %s reaches nothing',
    async (address) => {
      const house = await serve(createServer());
      const post = posting([], { findAddresses: () => Promise.resolve(found(address)) });
      for (const protocol of ['https', 'http'])
        expect(await post(`${protocol}://${NAME}:${house.port}/`)).toMatchObject({ fault: 'NO_ADDRESS' });
      expect(house.came()).toBe(0);
    },
  );

  it('that resolves otherwise when it is asked again gains nothing: what was looked at is connected to', async () => {
    const house = await serve(createServer());
    const answers = ['127.0.0.9', '127.0.0.1'];
    let asked = 0;
    const findAddresses = () => Promise.resolve(found(answers[asked++] ?? '127.0.0.1'));
    const post = posting(['127.0.0.9'], { findAddresses });
    for (let count = 0; count < 2; count += 1) await post(`http://${NAME}:${house.port}/`);
    await posting(['127.0.0.9'], { findAddresses })(`http://${NAME}:${house.port}/`);
    expect(asked).toBe(2);
    expect(house.came()).toBe(0);
  });

  it('that resolves to an allowed address reaches it', async () => {
    const house = await serve(createServer());
    const post = posting(['127.0.0.1'], { findAddresses: () => Promise.resolve(found('127.0.0.1')) });
    expect(await post(`http://${NAME}:${house.port}/`)).toMatchObject({ isTaken: true });
    expect(await posting(['127.0.0.1'], {})(`http://localhost:${house.port}/`)).toMatchObject({ isTaken: true });
  });

  it('is asked for once at a time, and stands for ten seconds', async () => {
    let [asked, now] = [0, 0];
    const find = keptFor(
      () => Promise.resolve(found(`192.0.2.${++asked}`)),
      () => now,
    );
    const [one, other] = await Promise.all([find(NAME), find(NAME)]);
    expect(one).toBe(other);
    now = 10_001;
    expect(await find(NAME)).toEqual(found('192.0.2.2'));
  });

  it('with silent servers times out, and delays no other lookup of the process', async () => {
    const silent = createSocket('udp4');
    await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      silent.close();
    });
    const servers = [`127.0.0.1:${silent.address().port}`];
    const ended: string[] = [];
    const silently = Array.from({ length: 20 }, async (_, index) => {
      const addresses = await askNameServers(`${index}.example`, servers);
      ended.push('silent');
      return addresses;
    });
    await lookup('localhost');
    ended.push('other');
    expect(await Promise.all(silently)).toEqual(silently.map(() => []));
    expect(ended[0]).toBe('other');
  });
});

describe('a receiver over https', () => {
  const findAddresses = () => Promise.resolve(found('127.0.0.1'));

  it('is refused for an untrusted certificate, or one of another name', async () => {
    const { key, cert } = ownCertificate(NAME);
    const receiver = await serve(createSecureServer({ key, cert }));
    const unknown = posting(['127.0.0.1'], { findAddresses });
    expect(await unknown(`https://${NAME}:${receiver.port}/`)).toMatchObject({ fault: 'CERTIFICATE_REFUSED' });
    const known = posting(['127.0.0.1'], { findAddresses, ca: cert });
    expect(await known(`https://other.example:${receiver.port}/`)).toMatchObject({ fault: 'CERTIFICATE_REFUSED' });
    expect(receiver.came()).toBe(0);
  });

  it('is accepted with a trusted one', async () => {
    const { key, cert } = ownCertificate(NAME);
    const receiver = await serve(createSecureServer({ key, cert }));
    const post = posting(['127.0.0.1'], { findAddresses, ca: cert });
    expect(await post(`https://${NAME}:${receiver.port}/`)).toMatchObject({ isTaken: true, code: 204 });
  });
});
