import { DeskHoldsDocument, type HoldKind } from 'loan-gateway-client/documents';
import { useIsCommanded } from '../commands/command-buttons.js';
import { commandForms } from '../generated/commands.js';
import { errorsOf } from '../connection/fault-text.js';
import { hiddenIn } from '../graph/hidden.js';
import { useCursorList } from '../graph/use-cursor-list.js';
import { useSession } from '../session/session-context.js';
import { ChoicesMenu } from '../shared/choices-menu.js';
import { Badge, Panel } from '../shared/parts.js';
import { changeSearch, dayIn, hrefOf, Link, usePlace } from '../shared/place.js';
import { VirtualTable } from '../shared/virtual-table.js';
import { day, moment, title } from '../text/words.js';
import { Filters } from '../table/filters.js';
import { Client } from '../approvals/asked-for.js';
import { HoldButtons } from './hold-buttons.js';

const KINDS = commandForms.placeHold.fields.find(({ name }) => name === 'kind')?.values as readonly HoldKind[];

/** The queue of holds: those that stand today, unless the address says another day or all. */
export function Holds() {
  const { search } = usePlace();
  const { viewer } = useSession();
  const isAll = search.get('days') === 'all';
  const [activeOn, endingBefore] = [dayIn(search, 'on') ?? viewer.businessDate, dayIn(search, 'endingBefore')];
  const kind = KINDS.filter((known) => search.getAll('kind').includes(known));
  const filter = {
    ...(!isAll && { activeOn }),
    ...(endingBefore !== undefined && { endingBefore }),
    ...(kind.length > 0 && { kind }),
  };
  const withReasons = viewer.scopes.includes('LOAN_STAFF') && viewer.scopes.includes('BORROWER_PERSONAL');
  const isCommanded = useIsCommanded('holdId');
  const list = useCursorList(DeskHoldsDocument, { filter, withReasons }, ({ holds }) => holds);
  const hidden = hiddenIn(errorsOf(list.fault))('holds');
  return (
    <>
      <h1>Holds</h1>
      <Filters label="Holds" count={['days', 'on', 'endingBefore', 'kind'].filter((name) => search.has(name)).length}>
        <label>
          Which
          <select
            value={isAll ? 'all' : 'active'}
            onChange={({ target }) => {
              changeSearch('days', target.value === 'all' ? ['all'] : []);
            }}
          >
            <option value="active">In effect on a day</option>
            <option value="all">All, with ended ones</option>
          </select>
        </label>
        {!isAll && (
          <label>
            Day
            <input
              type="date"
              value={activeOn}
              onChange={({ target }) => {
                changeSearch('on', target.value === '' ? [] : [target.value]);
              }}
            />
          </label>
        )}
        <label>
          Ending before
          <input
            type="date"
            value={endingBefore ?? ''}
            onChange={({ target }) => {
              changeSearch('endingBefore', target.value === '' ? [] : [target.value]);
            }}
          />
        </label>
        <ChoicesMenu name="kind" label="Kind" values={KINDS} />
      </Filters>
      <Panel title={isAll ? 'All holds' : `In effect on ${day(activeOn)}`} hidden={hidden}>
        <VirtualTable
          label="Holds"
          list={list}
          empty="No holds match these filters."
          columns={[
            { label: 'Loan', cell: ({ loanId }) => <Link href={hrefOf(['loans', loanId])}>{loanId}</Link> },
            { label: 'Kind', cell: (hold) => <Badge of="held">{title(hold.kind)}</Badge> },
            { label: 'From', cell: ({ from }) => day(from) },
            { label: 'Until', cell: ({ until }) => (until == null ? 'open' : day(until)) },
            {
              label: 'Why',
              isLeftOut: !withReasons,
              cell: ({ reason }) => <span className="short">{reason ?? '–'}</span>,
            },
            {
              label: 'Actions',
              isLeftOut: !isCommanded,
              cell: (hold) => (
                <HoldButtons
                  hold={hold}
                  onDone={() => {
                    list.again();
                  }}
                />
              ),
            },
            { label: 'Lifted', isLeftOut: !isAll, cell: ({ liftedOn }) => day(liftedOn) },
            {
              label: 'Forbids',
              cell: ({ forbids }) => <span className="short">{forbids.map(title).join(', ') || '–'}</span>,
            },
            { label: 'Placed by', cell: ({ placedBy }) => <Client id={placedBy} /> },
            { label: 'Placed at', cell: ({ placedAt }) => moment(placedAt) },
          ]}
        />
      </Panel>
    </>
  );
}
