import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import {
  isAllowed,
  isAllowedLocal,
  mayBeNamed,
  askNameServers,
  keptFor,
  type AllowedLocal,
  type FindAddresses,
} from './find-addresses.js';

/** The outcome of a posted message. */
export interface Posted {
  readonly isTaken: boolean;
  readonly code: number | null;
  readonly fault: string | null;
  readonly excerpt: string | null;
}

/** Posts a message within seconds, to any address; never throws. The signal aborts it. */
export type PostMessage = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal?: AbortSignal,
) => Promise<Posted>;

/** How long a receiver may take, in milliseconds: to be connected to, to begin its answer, and to end it. */
export interface PostLimits {
  readonly connect: number;
  readonly headers: number;
  readonly total: number;
}

const LIMITS: PostLimits = { connect: 3_000, headers: 6_000, total: 7_000 };
/** More of an answer is not read. */
const LONGEST_ANSWER = 64 * 1024;
const EXCERPT = 500;

/** The number of connections is bounded by that of running messages, and by no other host. */
const AGENT = { keepAlive: true, maxFreeSockets: 32, timeout: 30_000 };

/**
 * An unknown name and one with a private address have the same answer: otherwise callers could learn internal names.
 */
class NoAddress extends Error {
  readonly code = 'NO_ADDRESS';
}

export interface PosterOptions {
  readonly findAddresses?: FindAddresses;
  /** Certificate authorities of receivers, beside those of Node. */
  readonly ca?: string;
  readonly limits?: PostLimits;
}

export interface Poster {
  readonly post: PostMessage;
  /** Closes connections that are kept for the next message. */
  readonly close: () => void;
}

/**
 * Posts messages into the world and not into the house: what a name resolves to is looked at when the connection is made, and
 * that very address is connected to. Redirects are answers like any other that is not 2xx.
 */
export function poster(
  allowed: AllowedLocal,
  { findAddresses = (hostname) => askNameServers(hostname), ca, limits = LIMITS }: PosterOptions = {},
): Poster {
  const find = keptFor(findAddresses);
  const lookupBy =
    (isPermitted: (address: string) => boolean): LookupFunction =>
    (hostname, options, callback) => {
      const found = (addresses: readonly LookupAddress[]) => {
        const permitted = addresses.filter(({ address }) => isPermitted(address));
        const [first] = permitted;
        if (!first) callback(new NoAddress('No address of this name may be reached'), '', 0);
        else if (options.all) callback(null, permitted);
        else callback(null, first.address, first.family);
      };
      find(hostname).then(found, () => {
        found([]);
      });
    };
  const anywhere = (address: string) => isAllowed(address, allowed);
  const locally = (address: string) => isAllowedLocal(address, allowed);
  const secure = new https.Agent({ ...AGENT, lookup: lookupBy(anywhere), ...(ca !== undefined && { ca }) });
  const plain = new http.Agent({ ...AGENT, lookup: lookupBy(locally) });

  const post: PostMessage = (text, headers, body, signal) => {
    const url = new URL(text);
    const isSecure = url.protocol === 'https:';
    // An address in the URL itself is not looked up.
    if (!mayBeNamed(url, allowed)) return Promise.resolve(failed('NO_ADDRESS'));
    const options = {
      method: 'POST',
      ...(signal && { signal }),
      agent: isSecure ? secure : plain,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'loan-gateway-webhooks',
      },
    };
    const request = () => (isSecure ? https.request(url, options) : http.request(url, options));
    return sendBy(request, body, limits);
  };
  return {
    post,
    close: () => {
      secure.destroy();
      plain.destroy();
    },
  };
}

/** A connection that was kept may just have been closed at the other end: that is no word of the receiver. */
async function sendBy(makeRequest: () => http.ClientRequest, body: string, limits: PostLimits): Promise<Posted> {
  const request = makeRequest();
  const posted = await exchange(request, body, limits);
  return request.reusedSocket && posted.fault === 'CONNECTION_LOST' ? exchange(makeRequest(), body, limits) : posted;
}

const failed = (fault: string): Posted => ({ isTaken: false, code: null, fault, excerpt: null });

/** Sends the body and reads the answer, each step within its time. */
function exchange(request: http.ClientRequest, body: string, limits: PostLimits): Promise<Posted> {
  return new Promise((settle) => {
    const timers: NodeJS.Timeout[] = [];
    const end = (posted: Posted) => {
      for (const timer of timers) clearTimeout(timer);
      settle(posted);
    };
    const giveUpAfter = (milliseconds: number, fault: string) => {
      const timer = setTimeout(() => {
        end(failed(fault));
        request.destroy();
      }, milliseconds);
      timers.push(timer);
      return timer;
    };
    const connecting = giveUpAfter(limits.connect, 'CONNECT_TIMEOUT');
    const answering = giveUpAfter(limits.headers, 'ANSWER_TIMEOUT');
    giveUpAfter(limits.total, 'ANSWER_TIMEOUT');
    request.once('socket', (socket) => {
      if (!socket.connecting) clearTimeout(connecting);
      else
        socket.once('connect', () => {
          clearTimeout(connecting);
        });
    });
    request.once('error', (error) => {
      end(failed(faultOf(error)));
    });
    request.once('response', (response) => {
      clearTimeout(answering);
      readAnswer(response, end);
    });
    request.end(body);
  });
}

/** A 2xx is taken, also where it says more than anybody reads; not where it ends half way. */
function readAnswer(response: http.IncomingMessage, end: (posted: Posted) => void): void {
  const code = response.statusCode ?? 0;
  const pieces: Buffer[] = [];
  let length = 0;
  const answered = (fault: string | null) => {
    const isTaken = fault !== 'ANSWER_CUT_OFF' && code >= 200 && code < 300;
    end({ isTaken, code, fault, excerpt: isTaken ? null : excerptOf(Buffer.concat(pieces)) });
  };
  response.on('data', (piece: Buffer) => {
    length += piece.length;
    if (pieces.length === 0) pieces.push(piece.subarray(0, EXCERPT));
    if (length <= LONGEST_ANSWER) return;
    answered('ANSWER_TOO_LONG');
    response.destroy();
  });
  response.once('end', () => {
    answered(response.complete ? null : 'ANSWER_CUT_OFF');
  });
  response.once('error', () => {
    answered('ANSWER_CUT_OFF');
  });
}

/** Without what a terminal or a page would take for more than text. */
const excerptOf = (bytes: Buffer): string | null =>
  bytes
    .toString('utf8')
    .replaceAll(/[^\P{C}\n]|\p{Co}/gu, ' ')
    .slice(0, EXCERPT) || null;

const KNOWN_FAULTS: Readonly<Record<string, string>> = {
  NO_ADDRESS: 'NO_ADDRESS',
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_LOST',
  EPIPE: 'CONNECTION_LOST',
};

function faultOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return 'CONNECTION_FAILED';
  return (
    KNOWN_FAULTS[code] ??
    (/^(ERR_TLS|CERT|DEPTH|SELF_SIGNED|UNABLE_TO)/.test(code) ? 'CERTIFICATE_REFUSED' : 'CONNECTION_FAILED')
  );
}
