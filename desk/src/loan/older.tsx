import type { History } from '../graph/use-older.js';
import { counted } from '../text/words.js';

/** Says how much is shown, and reads on. */
export function Older({
  of: { nodes, total, more, fault },
  what,
}: {
  readonly of: History<unknown>;
  readonly what: string;
}) {
  if (nodes.length === 0) return null;
  return (
    <div className="older">
      {fault !== undefined && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <span className="quiet">
        {counted(nodes.length)} of {counted(total)} {what}
      </span>
      {more && (
        <button type="button" onClick={more}>
          Older {what}
        </button>
      )}
    </div>
  );
}
