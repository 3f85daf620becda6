import { CommandButtons, useIsCommanded } from '../commands/command-buttons.js';
import { Hidden, type HiddenAt } from '../graph/hidden.js';
import { Badge, Facts, Table } from '../shared/parts.js';
import { day, dollars, moment, title } from '../text/words.js';
import type { Loan } from './loan.js';

interface AutopayProps {
  readonly loan: Loan;
  readonly at: HiddenAt;
  readonly again: () => void;
}

/** The account that payments are drawn from, as far as the viewer may know it, and what is scheduled by it. */
export function LoanAutopay({ loan: { autopay, scheduledPayments }, at, again }: AutopayProps) {
  const rows = (scheduledPayments?.edges ?? []).map(({ node }) => node);
  const isCommanded = useIsCommanded('scheduledPaymentId');
  return (
    <>
      {autopay ? <Mandate autopay={autopay} hidden={at('autopay', 'accountLastFour')} /> : null}
      <Table
        label="Scheduled payments"
        rows={rows}
        keyOf={({ id }) => id}
        empty="No scheduled payments."
        columns={[
          { label: 'Collected on', cell: ({ collectOn }) => day(collectOn) },
          { label: 'For', cell: ({ dueDate }) => (dueDate == null ? 'once' : `due ${day(dueDate)}`) },
          {
            label: 'Amount',
            isNumber: true,
            cell: ({ amount, amountRule }) => (amount == null ? title(amountRule) : dollars(amount)),
          },
          {
            label: 'State',
            cell: ({ state, skipReason }) => (
              <>
                <Badge of={state}>{title(state)}</Badge> {skipReason == null ? '' : title(skipReason)}
              </>
            ),
          },
          {
            label: 'Notice',
            isLeftOut: rows.every(({ notice }) => notice == null),
            cell: ({ notice }) => (notice == null ? '' : noticeText(notice)),
          },
          {
            label: 'Actions',
            isLeftOut: !isCommanded,
            cell: ({ id, allowedCommands, notice }) => (
              <>
                <CommandButtons
                  commands={allowedCommands}
                  subject={{ field: 'scheduledPaymentId', id }}
                  onDone={again}
                />
                {notice != null && notice.sentOn == null && (
                  <CommandButtons
                    commands={['recordPaymentNotice']}
                    subject={{ field: 'noticeId', id: notice.id }}
                    onDone={again}
                  />
                )}
              </>
            ),
          },
        ]}
      />
    </>
  );
}

type Notice = NonNullable<NonNullable<Loan['scheduledPayments']>['edges'][number]['node']['notice']>;

const noticeText = ({ amount, dueBy, sentOn }: Notice): string =>
  `${dollars(amount)}, ${sentOn == null ? `to be sent by ${day(dueBy)}` : `sent on ${day(sentOn)}`}`;

interface MandateProps {
  readonly autopay: NonNullable<Loan['autopay']>;
  readonly hidden: ReturnType<HiddenAt>;
}

const Mandate = ({ autopay, hidden }: MandateProps) => (
  <Facts
    facts={[
      { label: 'Autopay', value: <Badge of={autopay.state}>{title(autopay.state)}</Badge> },
      {
        label: 'Account',
        value: hidden ? <Hidden scopes={hidden} /> : autopay.accountLastFour && `ends in ${autopay.accountLastFour}`,
      },
      { label: 'Authorized', value: moment(autopay.authorizedAt) },
      { label: 'Next', value: day(autopay.nextPaymentOn) },
      ...(autopay.suspendedFor == null ? [] : [{ label: 'Suspended for', value: autopay.suspendedFor }]),
    ]}
  />
);

/** For the rail: whether payments are drawn, and when the next one is. */
export function AutopayLine({ loan: { autopay } }: { readonly loan: Loan }) {
  if (!autopay) return <p className="quiet">No autopay. The borrower pays by hand.</p>;
  return (
    <p>
      <Badge of={autopay.state}>{title(autopay.state)}</Badge>{' '}
      {autopay.nextPaymentOn != null && `Next on ${day(autopay.nextPaymentOn)}`}
      {autopay.accountLastFour != null && <span className="quiet"> Account ends in {autopay.accountLastFour}</span>}
    </p>
  );
}
