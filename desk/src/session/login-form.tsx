import { clientCredentials } from 'loan-gateway-client';
import { useState, type SubmitEvent } from 'react';
import { GRAPH } from '../connection/connect.js';
import { openSession } from './open-session.js';
import { leaveForProvider, type Provider } from './provider-login.js';
import type { DeskSession } from './use-desk-session.js';

/** Credentials go to the gateway and nowhere else; the tokens live as long as this page. */
export function LoginForm({ desk: { open, provider, fault: before } }: { readonly desk: DeskSession }) {
  const [wrong, setFault] = useState<string>();
  const fault = wrong ?? before;
  const [isAsking, setAsking] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const values = new FormData(event.currentTarget);
    const text = (name: string) => (values.get(name) as string).trim();
    setAsking(true);
    setFault(undefined);
    try {
      open(
        await openSession(
          clientCredentials({
            url: GRAPH,
            clientId: text('clientId'),
            clientSecret: text('clientSecret'),
            apiKey: text('apiKey'),
          }),
        ),
      );
    } catch (error) {
      setFault((error as Error).message);
      setAsking(false);
    }
  };
  return (
    <main className="login">
      <form className="panel" onSubmit={(event) => void submit(event)}>
        <h1>Loan desk</h1>
        <p>Log in with the credentials of a client. They are not stored. Closing the page logs you out.</p>
        <label>
          Client ID
          <input name="clientId" required autoComplete="username" spellCheck={false} />
        </label>
        <label>
          Secret
          <input name="clientSecret" type="password" required autoComplete="current-password" />
        </label>
        <label>
          API key
          <input name="apiKey" type="password" required autoComplete="off" />
        </label>
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <button type="submit" className="primary" aria-disabled={isAsking}>
          {isAsking ? 'Logging in …' : 'Log in'}
        </button>
      </form>
      {provider && <ProviderForm provider={provider} />}
    </main>
  );
}

function ProviderForm({ provider }: { readonly provider: Provider }) {
  const [fault, setFault] = useState<string>();
  const leave = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const apiKey = new FormData(event.currentTarget).get('providerKey') as string | null;
    leaveForProvider(provider, apiKey?.trim()).catch(() => {
      setFault('The identity provider cannot be reached.');
    });
  };
  return (
    <form className="panel" onSubmit={leave}>
      <h2>Or log in with your identity provider</h2>
      <p className="quiet">
        You log in at {new URL(provider.issuer).host}.{provider.needsKey && ' The API key identifies the desk.'}
      </p>
      {provider.needsKey && (
        <label>
          API key of the desk
          <input name="providerKey" type="password" required autoComplete="off" />
        </label>
      )}
      {fault !== undefined && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit">Continue to the identity provider</button>
    </form>
  );
}
