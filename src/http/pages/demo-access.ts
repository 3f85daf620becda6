import type { IncomingMessage } from 'node:http';
import type { Role } from '../../domain/access/roles.js';
import { isLoopback } from '../request/caller-place.js';

/** What a page needs to ask as a demo client. */
export interface DemoAccess {
  readonly accessToken: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly apiKey: string;
}

/** Nothing where demo credentials are turned off, a loan is nobody's invention, or the role has no demo client. */
export type GiveDemoAccess = (role: Role) => Promise<DemoAccess | undefined>;

/** What proxies add. Whoever comes through one is not on this machine, though the connection is. */
const FORWARDING =
  /^(forwarded|via|x-forwarded|x-real-ip|x-client-ip|x-cluster-client|x-original|x-envoy|true-client|cf-)/;

/**
 * Only to who sits at this machine: the connection comes from it, through no proxy, under a name of its own. A page of
 * another site may have pointed its own name here; it would read what we answer.
 */
export const isAtThisMachine = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(headers.host ?? '') &&
  !Object.keys(headers).some((name) => FORWARDING.test(name));

/** A page that this very gateway served, as browsers tell it. Sites that may call the graph may not have its demo credentials. */
export const isOfOwnPage = ({ headers }: IncomingMessage): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' &&
  (headers.origin === undefined || hostOf(headers.origin) === headers.host);

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
