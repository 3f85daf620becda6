import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { CursorList } from '../graph/cursor-list.js';
import { faultText } from '../connection/fault-text.js';
import type { Column } from './parts.js';
import { counted } from './words.js';

interface VirtualTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly list: CursorList<Row>;
  readonly empty: string;
}

/** As the style sheet has them: a row of a table, and on a phone, where a row is a card, a line of it and what is around them. */
const ROW_HEIGHT = 40;
const CARD_LINE = 30;
const CARD_EDGES = 16;
const PHONE = matchMedia('(width < 40rem)');
/** Browsers lay out no more: in Firefox some eighteen million pixels. */
const MOST_HEIGHT = 16_000_000;

const useIsOnPhone = () =>
  useSyncExternalStore(
    (changed) => {
      PHONE.addEventListener('change', changed);
      return () => {
        PHONE.removeEventListener('change', changed);
      };
    },
    () => PHONE.matches,
  );

/**
 * A table that draws only the rows in view, in a list of any length. It scrolls in its own box, by keyboard too. On a
 * phone each row is a card with labels, so that nothing is beside the screen.
 */
export function VirtualTable<Row>({ label, columns: all, list, empty }: VirtualTableProps<Row>) {
  const columns = all.filter(({ isLeftOut }) => !isLeftOut);
  const place = useRef<HTMLDivElement>(null);
  const isOnPhone = useIsOnPhone();
  const height = isOnPhone ? columns.length * CARD_LINE + CARD_EDGES : ROW_HEIGHT;
  const count = Math.min(list.count ?? 0, Math.floor(MOST_HEIGHT / height));
  const rows = useVirtualizer({
    count,
    getScrollElement: () => place.current,
    estimateSize: () => height,
    overscan: 8,
    initialOffset: list.offset,
    initialMeasurementsCache: list.isOnPhone === isOnPhone ? [...list.heights] : [],
  });
  useEffect(() => {
    // What was measured of cards is nothing for a table.
    if (list.isOnPhone !== undefined && list.isOnPhone !== isOnPhone) rows.measure();
    list.isOnPhone = isOnPhone;
    return () => {
      list.heights = rows.takeSnapshot();
    };
  }, [list, rows, isOnPhone]);
  const drawn = rows.getVirtualItems();
  const [first, last] = [drawn.at(0)?.index ?? 0, drawn.at(-1)?.index ?? 0];
  useEffect(() => {
    list.show(first, last);
  }, [list, first, last, count]);
  useEffect(() => {
    if (place.current) place.current.scrollTop = list.offset;
  }, [list]);
  if (list.count === 0) return <p className="quiet">{empty}</p>;
  const above = drawn.at(0)?.start ?? 0;
  const below = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <>
      <Standing list={list} shown={count} last={last} />
      <div
        className="scroll endless"
        role="group"
        aria-label={label}
        tabIndex={0}
        ref={place}
        onScroll={({ currentTarget }) => {
          list.offset = currentTarget.scrollTop;
        }}
      >
        <table role="table" aria-rowcount={count + 1}>
          <thead role="rowgroup">
            <tr role="row" aria-rowindex={1}>
              {columns.map(({ label: heading, isNumber }) => (
                <th key={heading} role="columnheader" scope="col" className={isNumber ? 'number' : undefined}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            <Space height={above} />
            {drawn.map(({ index }) => {
              const row = list.row(index);
              return (
                <tr
                  key={index}
                  ref={rows.measureElement}
                  role="row"
                  data-index={index}
                  aria-rowindex={index + 2}
                  aria-busy={row === undefined}
                >
                  {columns.map(({ label: heading, isNumber, cell }) => (
                    <td key={heading} role="cell" data-label={heading} className={isNumber ? 'number' : undefined}>
                      {row === undefined ? <span className="quiet">…</span> : cell(row)}
                    </td>
                  ))}
                </tr>
              );
            })}
            <Space height={below} />
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Takes the place of rows that are not drawn. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr aria-hidden="true" className="space">
      <td style={{ height }} />
    </tr>
  );

interface StandingProps<Row> {
  readonly list: CursorList<Row>;
  readonly shown: number;
  readonly last: number;
}

function Standing<Row>({ list, shown, last }: StandingProps<Row>) {
  if (list.fault !== undefined)
    return (
      <div className="fault" role="alert">
        <p>{faultText(list.fault)}</p>
        <button
          type="button"
          onClick={() => {
            list.again();
          }}
        >
          Try again
        </button>
      </div>
    );
  if (list.count === undefined)
    return (
      <p className="standing loading" role="status">
        Loading …
      </p>
    );
  return (
    <p className="standing quiet">
      {counted(list.count)} in all
      {shown < list.count && ` · the first ${counted(shown)} are shown. Add a filter to see others.`}
      {list.row(last) === undefined && list.reached < last && (
        <>
          {' '}
          · on the way to row {counted(last + 1)}: {counted(list.reached)}
        </>
      )}
    </p>
  );
}
