import { DeskLoanAuditDocument } from 'loan-gateway-client/documents';
import { useCursorList } from '../graph/use-cursor-list.js';
import { VirtualTable } from '../shared/virtual-table.js';
import { moment, title, words } from '../text/words.js';
import { classText } from '../text/access-texts.js';

/** The clients that were shown sealed values of this loan, from the audit log. */
export function ShownTo({ loanId }: { readonly loanId: string }) {
  const list = useCursorList(DeskLoanAuditDocument, { subject: `loan:${loanId}` }, ({ auditLog }) => auditLog);
  return (
    <VirtualTable
      label="Access history"
      list={list}
      empty="No access to protected data yet."
      columns={[
        { label: 'When', cell: ({ at }) => moment(at) },
        { label: 'Client', cell: ({ clientName }) => clientName ?? '–' },
        { label: 'Screen or operation', cell: ({ operation }) => title(operation.replace(/^Desk/, '')) },
        { label: 'Data', cell: ({ classes }) => classes.map(classText).join(', ') },
        { label: 'Values', cell: ({ fields }) => fields.map((field) => words(field.split('.').at(-1))).join(', ') },
      ]}
    />
  );
}
