import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { listenToReaders } from '../../src/platform/http/live/web-socket.js';

/** A peer, and what the gateway has of it. */
async function connected() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false });
  await once(server, 'listening');
  const peer = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    peer.terminate();
    server.close();
  });
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(peer, 'open')])) as [[WebSocket], unknown];
  return { peer, socket };
}

it('who does not read answers is not listened to until they are read', async () => {
  const { peer, socket } = await connected();
  const wasRead = listenToReaders(socket);
  let asked = 0;
  socket.on('message', () => {
    asked += 1;
    socket.send('x'.repeat(60_000), wasRead);
  });
  let answered = 0;
  peer.on('message', () => (answered += 1));
  peer.pause();
  const MANY = 1_000;
  for (let n = 0; n < MANY; n += 1) peer.send('x'.repeat(60_000));
  await expect.poll(() => socket.isPaused).toBe(true);
  expect(asked).toBeLessThan(MANY);

  peer.resume();
  await expect.poll(() => answered).toBe(MANY);
  expect(asked).toBe(MANY);
});

it('pings are answered, and to who does not read the answers no more', async () => {
  const { peer, socket } = await connected();
  listenToReaders(socket);
  let pongs = 0;
  peer.on('pong', (data: Buffer) => (pongs += data.equals(PAYLOAD) ? 1 : 0));
  peer.pause();
  for (let n = 0; n < 50_000 && !socket.isPaused; n += 1) {
    await new Promise((sent) => {
      peer.ping(PAYLOAD, true, sent);
    });
  }
  await expect.poll(() => socket.isPaused).toBe(true);
  peer.resume();
  await expect.poll(() => socket.isPaused).toBe(false);
  expect(pongs).toBeGreaterThan(0);
});

const PAYLOAD = Buffer.alloc(125, 'p');
