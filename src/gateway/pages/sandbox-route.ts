import type { IncomingMessage } from 'node:http';
import express, { type Request, type Response, type Router } from 'express';
import type { Role } from '../../domain/access/roles.js';
import { isLoopback } from '../../platform/runtime/ip-address.js';

const SANDBOX_ORIGIN = 'https://embeddable-sandbox.cdn.apollographql.com';

const FIRST_OPERATION = `query FirstLook {
  viewer {
    role
  }
  loans(first: 3, filter: { loanStatus: [ACTIVE] }) {
    edges {
      node {
        id
        principalAmount
        remainingBalance
        borrower {
          firstName
          ssnLast4
        }
      }
    }
  }
}
`;

/** Apollo Sandbox, embedded. It comes from Apollo's host, so the page points to /explorer where that is out of reach. */
function sandboxPage(demo: DemoAccess | undefined): string {
  const headers = demo ? { Authorization: `Bearer ${demo.accessToken}`, key: demo.apiKey } : {};
  const initialState = {
    document: FIRST_OPERATION,
    variables: {},
    sharedHeaders: headers,
    pollForSchemaUpdates: false,
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Loan gateway · Apollo Sandbox</title>
<style>
  html, body, #sandbox { height: 100%; margin: 0; font-family: system-ui, sans-serif; }
  #fallback { padding: 2rem; max-width: 40rem; }
</style>
</head>
<body>
<div id="sandbox">
  <div id="fallback">
    <h1>Loan gateway</h1>
    <p>This page embeds Apollo Sandbox, which is loaded from Apollo's servers.</p>
    <p>No connection to them? <a href="/explorer">The explorer at /explorer</a> needs no other host.</p>
  </div>
</div>
<script src="${SANDBOX_ORIGIN}/_latest/embeddable-sandbox.umd.production.min.js"></script>
<script>
  if (window.EmbeddedSandbox) {
    document.getElementById('fallback').remove();
    new window.EmbeddedSandbox({
      target: '#sandbox',
      initialEndpoint: window.location.origin + '/graphql',
      endpointIsEditable: false,
      runTelemetry: false,
      initialState: ${scriptSafe(initialState)},
    });
  }
</script>
</body>
</html>
`;
}

const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** It needs an inline script and Apollo's; each may load what it needs and no more. */
const sandboxPolicy = `default-src 'self' 'unsafe-inline'; script-src 'unsafe-inline' ${SANDBOX_ORIGIN}; frame-src https://sandbox.embed.apollographql.com; frame-ancestors 'none'`;

/** `demo` is given in embedded mode on a loopback address only: it puts demo credentials into the page. */
export const sandboxRoute = (demo: GiveDemoAccess | undefined): Router =>
  express.Router().get('/', async (req: Request, res: Response) => {
    const access =
      isAtThisMachine(req) && (isOfOwnPage(req) || isOpened(req)) ? await demo?.('UNDERWRITER') : undefined;
    res.set('content-security-policy', sandboxPolicy).set('cache-control', 'no-store').type('html');
    res.send(sandboxPage(access));
  });

/** What a page needs to ask as a demo client. */
export interface DemoAccess {
  readonly accessToken: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly apiKey: string;
}

/** Nothing if demo credentials are turned off, a loan is not generated, or the role has no demo client. */
export type GiveDemoAccess = (role: Role) => Promise<DemoAccess | undefined>;

/** Headers of proxies. A caller through one is not on this computer, even if the connection is. */
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

/** A page that a person opens, from a link or by its address: no other page can read it. */
const isOpened = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers.origin === undefined;

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
