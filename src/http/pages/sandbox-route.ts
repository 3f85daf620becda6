import express, { type Request, type Response, type Router } from 'express';
import { isAtThisMachine, type DemoAccess, type GiveDemoAccess } from './demo-access.js';

export const SANDBOX_ORIGIN = 'https://embeddable-sandbox.cdn.apollographql.com';

export const FIRST_OPERATION = `query FirstLook {
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
export function sandboxPage(demo: DemoAccess | undefined): string {
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
    const access = isAtThisMachine(req) ? await demo?.('UNDERWRITER') : undefined;
    res.set('content-security-policy', sandboxPolicy).set('cache-control', 'no-store').type('html');
    res.send(sandboxPage(access));
  });
