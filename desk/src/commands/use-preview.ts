import { DeskPreviewDocument, type DeskPreviewQuery } from 'loan-gateway-client/documents';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.js';
import { inputFor, type CommandField, type CommandName, type Values } from './command-form-fields.js';
import { faultsOf, type Faults } from './refusal-faults.js';
import type { Subject } from './command-form-fields.js';
import { useQuote, type Quoted } from './use-quote.js';

type Answered = NonNullable<DeskPreviewQuery['previewCommand']>;

/** What a command would do, as far as the viewer may see it. */
export interface Preview {
  /** Undefined for a role that can't see figures. */
  readonly effect: Answered | undefined;
  /** Of a payment its allocation, of a change of terms its schedule. */
  readonly quote: Quoted | undefined;
  readonly faults: Faults | undefined;
}

interface Asked {
  readonly command: CommandName;
  readonly subject: Subject;
  readonly isAsked: boolean;
  readonly fields: readonly CommandField[];
  readonly values: Values;
  /** Whether all is filled in that the command needs. */
  readonly isComplete: boolean;
}

const PAUSE_MS = 350;

/** Shows what the form would do, a moment after each change. Nothing is stored by it. */
export function usePreview({ command, subject, isAsked, fields, values, isComplete }: Asked): Preview | undefined {
  const { client } = useSession();
  const quoteOf = useQuote();
  const [found, setFound] = useState<{ readonly asked: string; readonly preview: Preview }>();
  const asked = JSON.stringify([command, subject, isAsked, values]);
  useEffect(() => {
    if (!isComplete) return;
    let isCurrent = true;
    const ask = async () => {
      const given = inputFor(command, subject, fields, values);
      const input = isAsked
        ? { requestApproval: { idempotencyKey: PREVIEWED, [command]: given } }
        : { [command]: { idempotencyKey: PREVIEWED, ...given } };
      const [effect, quote] = await Promise.all([
        client
          .query({
            query: DeskPreviewDocument,
            variables: { input },
            fetchPolicy: 'no-cache',
          })
          .then(
            ({ data }) => data?.previewCommand ?? undefined,
            // A role that can't see figures may still send the command.
            () => undefined,
          ),
        quoteOf(command, subject.loanId ?? subject.id, values),
      ]);
      const faults = effect?.refusal ? faultsOf(effect.refusal, fields) : undefined;
      if (isCurrent) setFound({ asked, preview: { effect, quote, faults } });
    };
    const timer = setTimeout(() => void ask(), found === undefined ? 0 : PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // `asked` stands for what is asked by value.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, quoteOf, asked, isComplete]);
  return isComplete && found?.asked === asked ? found.preview : undefined;
}

/** A preview uses no key. */
const PREVIEWED = 'preview';
