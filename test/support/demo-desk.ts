import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openChromium } from './chromium.js';
import { demoClient } from './demo-client.js';
import { openDesk, type DeskWindow } from './desk.js';
import { GatewayProcess, newDataDir } from './gateway-process.js';
import type { TestClient } from './test-client.js';

export interface DemoDesk {
  readonly browser: Browser;
  readonly url: string;
  /** A window of its own at this path of the desk. */
  open(path: string): Promise<DeskWindow>;
  client(role: string): Promise<TestClient>;
  /** A loan that a role sees by this filter. */
  loanWith(filter: string): Promise<string>;
}

/** A gateway with demo loans and a browser before it, for all tests of a file. */
export function demoDesk(loans: number): () => DemoDesk {
  let desk: (DemoDesk & { readonly gateway: GatewayProcess; readonly dataDir: string }) | undefined;
  const opened = () => {
    if (!desk) throw new Error('The desk is not open yet');
    return desk;
  };
  beforeAll(async () => {
    const dataDir = newDataDir();
    const gateway = new GatewayProcess(['serve', '--demo-loans', String(loans)], { DATA_DIR: dataDir });
    const [url, browser] = [await gateway.url(), await openChromium()];
    const client = (role: string) => demoClient(url, dataDir, role);
    desk = {
      gateway,
      dataDir,
      browser,
      url,
      client,
      open: (path) => openDesk(browser, `${url}/desk${path}`),
      loanWith: async (filter) => {
        const { loans: found } = await (
          await client('SERVICER')
        ).data<{ loans: { edges: { node: { id: string } }[] } }>(
          `{ loans(first: 1, ${filter}) { edges { node { id } } } }`,
        );
        return found.edges[0]!.node.id;
      },
    };
  }, 240_000);
  afterAll(async () => {
    const { browser, gateway, dataDir } = opened();
    await browser.close();
    await gateway.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return opened;
}
