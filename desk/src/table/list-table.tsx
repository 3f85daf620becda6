import { useState, type ReactNode } from 'react';
import { faultText } from '../connection/fault-text.js';
import type { CursorList } from '../graph/cursor-list.js';
import { Menu } from '../shared/menu.js';
import { changeSearches, go, usePlace } from '../shared/place.js';
import { VirtualTable, type Sorting, type TableColumn } from '../shared/virtual-table.js';
import { counted } from '../text/words.js';
import { csvOf, download } from './csv.js';
import { Drawer } from './drawer.js';
import { SavedViews, type View } from './saved-views.js';
import { useStored } from './stored.js';
import './table.css';

export interface ListColumn<Row> extends TableColumn<Row> {
  /** What the export has. Columns without it are left out there. */
  readonly text?: (row: Row) => string | number | null | undefined;
  /** Shown when it is chosen. */
  readonly isExtra?: boolean;
}

export interface Bulk<Row> {
  /** For the rows that are selected. */
  readonly actions: (rows: readonly Row[], onDone: () => void) => ReactNode;
}

interface ListTableProps<Row> {
  /** For what this browser keeps. */
  readonly name: string;
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly list: CursorList<Row>;
  readonly empty: string;
  readonly keyOf: (row: Row) => string;
  readonly order?: { readonly field: string; readonly direction: 'ASC' | 'DESC' };
  readonly open?: (row: Row) => string | undefined;
  /** The facts of a row beside the list. */
  readonly peek?: (row: Row) => ReactNode;
  readonly bulk?: Bulk<Row> | undefined;
}

/** Enough for a spreadsheet; more is a job for the feed. */
const MOST_EXPORTED = 5_000;
const MOST_SELECTED = 50;

/** A list of the graph as people work with it: sorted, with chosen columns and saved views, exported, peeked into. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { name, label, list, empty, keyOf, order, open, peek, bulk } = props;
  const all = props.columns.filter(({ isLeftOut }) => !isLeftOut);
  const { search } = usePlace();
  // What differs from the usual columns, so that new ones appear.
  const [toggled, setToggled] = useStored<string[]>(`columns.${name}`, []);
  const isShown = ({ label: own, isExtra = false }: ListColumn<Row>) => toggled.includes(own) === isExtra;
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const [peeked, setPeeked] = useState<Row>();
  const fixed = all[0]?.label;
  const columns = all.filter((column) => column.label === fixed || isShown(column));
  const sorting: Sorting | undefined = order && {
    ...order,
    sortBy: (field) => {
      const isAgain = field === order.field;
      changeSearches({ sort: [field], direction: [isAgain && order.direction === 'DESC' ? 'ASC' : 'DESC'] });
    },
  };
  const toggle = (row: Row) => {
    const next = new Map(selected);
    if (!next.delete(keyOf(row)) && next.size < MOST_SELECTED) next.set(keyOf(row), row);
    setSelected(next);
  };
  const show = ({ search: saved, columns: names }: View) => {
    setToggled(names);
    go(location.pathname + saved);
  };
  return (
    <>
      <div className="table-bar">
        {bulk && selected.size > 0 && (
          <div className="bulk" role="group" aria-label="Selected rows">
            <strong>{counted(selected.size)} selected</strong>
            {bulk.actions([...selected.values()], () => {
              setSelected(new Map());
              list.again();
            })}
            <button
              type="button"
              onClick={() => {
                setSelected(new Map());
              }}
            >
              Clear
            </button>
          </div>
        )}
        <div className="table-tools">
          <SavedViews
            name={name}
            now={{ search: search.size > 0 ? `?${search.toString()}` : '', columns: toggled }}
            show={show}
          />
          <Menu label="Columns">
            {() => (
              <fieldset>
                <legend className="unseen">Columns</legend>
                {all.slice(1).map((column) => (
                  <label key={column.label}>
                    <input
                      type="checkbox"
                      checked={isShown(column)}
                      onChange={() => {
                        const others = toggled.filter((other) => other !== column.label);
                        setToggled(others.length < toggled.length ? others : [...others, column.label]);
                      }}
                    />
                    {column.label}
                  </label>
                ))}
              </fieldset>
            )}
          </Menu>
          <Export name={name} list={list} columns={columns} />
        </div>
      </div>
      <VirtualTable<Row>
        label={label}
        list={list}
        empty={empty}
        sorting={sorting}
        open={open}
        selecting={bulk && { has: (row) => selected.has(keyOf(row)), toggle, nameOf: keyOf }}
        columns={[
          ...columns,
          ...(peek
            ? [
                {
                  label: 'Peek',
                  cell: (row: Row) => (
                    <button
                      type="button"
                      className="peek"
                      aria-label={`Peek at ${keyOf(row)}`}
                      onClick={() => {
                        setPeeked(row);
                      }}
                    >
                      ⤢
                    </button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {peeked !== undefined && peek && (
        <Drawer
          title={keyOf(peeked)}
          onClose={() => {
            setPeeked(undefined);
          }}
        >
          {peek(peeked)}
        </Drawer>
      )}
    </>
  );
}

interface ExportProps<Row> {
  readonly name: string;
  readonly list: CursorList<Row>;
  readonly columns: readonly ListColumn<Row>[];
}

/** All rows of the list by its filters, with the columns that are shown. */
function Export<Row>({ name, list, columns }: ExportProps<Row>) {
  const [isReading, setReading] = useState(false);
  const [said, setSaid] = useState('');
  const exported = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const read = async () => {
    if (isReading) return;
    setReading(true);
    setSaid('');
    try {
      const rows = await list.read(MOST_EXPORTED);
      const lines = rows.map((row) => exported.map(({ text }) => text(row)));
      download(`${name}.csv`, csvOf([exported.map(({ label }) => label), ...lines]));
      setSaid(`${counted(rows.length)} rows exported`);
    } catch (error) {
      setSaid(faultText(error));
    }
    setReading(false);
  };
  return (
    <>
      <button type="button" aria-disabled={isReading} onClick={() => void read()}>
        {isReading ? 'Exporting …' : 'Export CSV'}
      </button>
      <span role="status" className="quiet table-said">
        {said}
      </span>
    </>
  );
}
