import { useCallback, useEffect, useState } from 'react';
import { faultText } from '../connection/fault-text.js';
import { demoRoles, demoTokens, openSession } from './open-session.js';
import { offeredProvider, tokensOfReturn, type Provider } from './provider-login.js';
import type { Session } from './session-context.js';

const CHOSEN_ROLE = 'desk.role';
const FIRST_ROLE = 'SERVICER';

export interface DeskSession {
  readonly session: Session | undefined;
  /** Undefined until the gateway has said which. */
  readonly roles: readonly string[] | undefined;
  readonly provider: Provider | undefined;
  readonly fault: string | undefined;
  readonly open: (session: Session | undefined) => void;
  readonly see: (role: string) => void;
  /** Starts over after the gateway could not be reached. */
  readonly again: () => void;
}

/** The current role: with the demo a chosen one, which a reload keeps; its tokens are requested again. */
export function useDeskSession(): DeskSession {
  const [session, setSession] = useState<Session>();
  const [roles, setRoles] = useState<readonly string[]>();
  const [provider, setProvider] = useState<Provider>();
  const [fault, setFault] = useState<string>();
  const open = useCallback((next: Session | undefined) => {
    setFault(undefined);
    setSession((before) => {
      before?.close();
      return next;
    });
  }, []);
  const see = useCallback(
    (role: string) => {
      sessionStorage.setItem(CHOSEN_ROLE, role);
      // What the eyes before saw goes at once.
      open(undefined);
      demoTokens(role)
        .then(openSession)
        .then((next) => {
          if (sessionStorage.getItem(CHOSEN_ROLE) === role) open(next);
          else next.close();
        })
        .catch((error: unknown) => {
          setFault(error instanceof TypeError ? faultText(error) : (error as Error).message);
        });
    },
    [open],
  );
  const begin = useCallback(async () => {
    setFault(undefined);
    const offered = await demoRoles().catch((error: unknown) => {
      setFault(faultText(error));
    });
    if (!offered) return;
    const chosen = sessionStorage.getItem(CHOSEN_ROLE) ?? FIRST_ROLE;
    const role = offered.includes(chosen) ? chosen : offered[0];
    if (role !== undefined) see(role);
    else {
      const found = await offeredProvider();
      setProvider(found);
      try {
        const tokens = found && (await tokensOfReturn(found));
        if (tokens) open(await openSession(tokens));
      } catch (error) {
        setFault((error as Error).message);
      }
    }
    setRoles(offered);
  }, [see, open]);
  const again = useCallback(() => void begin(), [begin]);
  useEffect(again, [again]);
  // Who could not reach the gateway goes on when the network is back.
  const isStuck = fault !== undefined && !session && roles?.length !== 0;
  useEffect(() => {
    if (!isStuck) return;
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
    };
  }, [again, isStuck]);
  return { session, roles, provider, fault, open, see, again };
}
