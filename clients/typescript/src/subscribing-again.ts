import type { AnsweredError } from './is-hidden.js';

interface Sink<Told> {
  next(told: Told): void;
  error(error: unknown): void;
  complete(): void;
}

type Subscribe<Request, Told> = (request: Request, sink: Sink<Told>) => () => void;

/** A subscription that was begun again and ends sooner than this did not end because of its token's age. */
const TOO_SOON_MS = 5_000;

/** A subscription whose token ended is begun again with a new one; the sink hears nothing of it. */
export function subscribingAgain<Request, Told>(
  subscribe: Subscribe<Request, Told>,
  { hasTokenEnded }: { readonly hasTokenEnded: (error: unknown) => boolean },
): Subscribe<Request, Told> {
  return (request, sink) => {
    let stop: () => void = () => undefined;
    let isStopped = false;
    let isAgain = false;
    const begin = (): void => {
      const begunAt = Date.now();
      let refused: Told | undefined;
      const again = (otherwise: () => void): void => {
        if (isStopped) return;
        if (isAgain && Date.now() - begunAt < TOO_SOON_MS) {
          otherwise();
          return;
        }
        isAgain = true;
        begin();
      };
      stop = subscribe(request, {
        next: (told) => {
          if (isUnauthenticated(told)) refused = told;
          else sink.next(told);
        },
        error: (error) => {
          if (hasTokenEnded(error))
            again(() => {
              sink.error(error);
            });
          else sink.error(error);
        },
        complete: () => {
          const last = refused;
          if (last === undefined) sink.complete();
          else
            again(() => {
              sink.next(last);
              sink.complete();
            });
        },
      });
    };
    begin();
    return () => {
      isStopped = true;
      stop();
    };
  };
}

const isUnauthenticated = (told: unknown): boolean =>
  ((told as { readonly errors?: readonly AnsweredError[] } | null)?.errors ?? []).some(
    ({ extensions }) => extensions?.code === 'UNAUTHENTICATED',
  );
