import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { CursorList } from '../graph/cursor-list.js';
import { faultText } from '../connection/fault-text.js';
import type { Column } from './parts.js';
import { go } from './place.js';
import { useIsOnPhone } from './use-is-on-phone.js';
import { counted } from '../text/words.js';

export interface TableColumn<Row> extends Column<Row> {
  /** The order of the graph that this column shows. */
  readonly sort?: string;
}

export interface Sorting {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
  readonly sortBy: (field: string) => void;
}

export interface Selecting<Row> {
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  /** The row in words. */
  readonly nameOf: (row: Row) => string;
}

interface VirtualTableProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly list: CursorList<Row>;
  readonly empty: string;
  readonly sorting?: Sorting | undefined;
  readonly selecting?: Selecting<Row> | undefined;
  /** Where a click on a row leads. */
  readonly open?: ((row: Row) => string | undefined) | undefined;
}

const CONTROLS = 'a, button, input, select, label, summary, dialog';

/** A click on a control or the end of a text selection opens nothing. */
function openRow(event: MouseEvent, href: string | undefined): void {
  const isControl = (event.target as Element).closest(CONTROLS) !== null;
  if (href === undefined || isControl || (getSelection()?.toString() ?? '') !== '') return;
  go(href);
  scrollTo(0, 0);
}

/** As the style sheet has them: a row of a table, and on a phone, where a row is a card, a line of it and what is around them. */
const ROW_HEIGHT = 40;
const CARD_LINE = 30;
const CARD_EDGES = 16;
/** Browsers lay out no more: in Firefox some eighteen million pixels. */
const MOST_HEIGHT = 16_000_000;

/**
 * A table that draws only the rows in view, in a list of any length. It scrolls in its own box, by keyboard too. On a
 * phone each row is a card with labels, so that nothing is beside the screen.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, list, empty, sorting, selecting, open } = props;
  const columns = [...choosing(selecting), ...props.columns.filter(({ isLeftOut }) => !isLeftOut)];
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
              {columns.map((column) => (
                <Heading key={column.label} column={column} sorting={sorting} />
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
                  className={open && 'opens'}
                  onClick={(event) => {
                    if (row !== undefined) openRow(event, open?.(row));
                  }}
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

const choosing = <Row,>(selecting: Selecting<Row> | undefined): readonly TableColumn<Row>[] =>
  selecting
    ? [
        {
          label: 'Select',
          cell: (row) => (
            <input
              type="checkbox"
              aria-label={`Select ${selecting.nameOf(row)}`}
              checked={selecting.has(row)}
              onChange={() => {
                selecting.toggle(row);
              }}
            />
          ),
        },
      ]
    : [];

interface HeadingProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sorting: Sorting | undefined;
}

/** Sorts by the column where the graph can; again, the other way around. */
function Heading<Row>({ column: { label, isNumber, sort }, sorting }: HeadingProps<Row>) {
  const isSorted = sort !== undefined && sorting?.field === sort;
  const order = !isSorted ? undefined : sorting.direction === 'ASC' ? 'ascending' : 'descending';
  return (
    <th role="columnheader" scope="col" aria-sort={order} className={isNumber ? 'number' : undefined}>
      {sort !== undefined && sorting ? (
        <button
          type="button"
          className="sort"
          onClick={() => {
            sorting.sortBy(sort);
          }}
        >
          {label}
          <span aria-hidden="true">{order === 'ascending' ? ' ↑' : order === 'descending' ? ' ↓' : ''}</span>
        </button>
      ) : (
        label
      )}
    </th>
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
