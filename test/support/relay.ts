import { GatewayProcess } from './gateway-process.js';

/**
 * A gateway process and its stand-in: killing one hands over to the other at once, and the next one starts meanwhile, as
 * long as there are kills to come.
 */
export class Relay {
  kills = 0;
  private active: { readonly gateway: GatewayProcess; readonly url: string } | undefined;
  private standby: GatewayProcess | undefined;

  constructor(
    private readonly env: Readonly<Record<string, string>>,
    private readonly planned: number,
  ) {}

  get url(): string {
    if (!this.active) throw new Error('The relay has not begun');
    return this.active.url;
  }

  async begin(): Promise<void> {
    const gateway = this.start();
    this.standby = this.start();
    this.active = { gateway, url: await gateway.url() };
  }

  /** `kill -9`, as soon as there is one to take over. */
  async kill(): Promise<void> {
    const gateway = this.standby;
    if (!gateway) throw new Error('No more kills were planned');
    const url = await gateway.url();
    this.active?.gateway.signal('SIGKILL');
    this.active = { gateway, url };
    this.kills += 1;
    this.standby = this.kills < this.planned ? this.start() : undefined;
  }

  async end(): Promise<void> {
    const running = [this.standby, this.active?.gateway].filter((gateway) => gateway !== undefined);
    await Promise.all(running.map((gateway) => gateway.stop('SIGKILL')));
  }

  private start(): GatewayProcess {
    return new GatewayProcess(['serve'], this.env);
  }
}
