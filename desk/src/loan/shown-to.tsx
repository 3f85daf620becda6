import { DeskLoanAuditDocument } from 'loan-gateway-client/documents';
import { useCursorList } from '../graph/use-cursor-list.js';
import { VirtualTable } from '../shared/virtual-table.js';
import { moment, title } from '../shared/words.js';

/** Who was shown sealed values of this loan, as the audit log has it. */
export function ShownTo({ loanId }: { readonly loanId: string }) {
  const list = useCursorList(DeskLoanAuditDocument, { subject: `loan:${loanId}` }, ({ auditLog }) => auditLog);
  return (
    <VirtualTable
      label="Shown to"
      list={list}
      empty="Nobody was shown anything sealed of this loan."
      columns={[
        { label: 'When', cell: ({ at }) => moment(at) },
        { label: 'Client', cell: ({ clientName }) => clientName ?? '–' },
        { label: 'Operation', cell: ({ operation }) => operation },
        { label: 'Classes', cell: ({ classes }) => classes.map(title).join(', ') },
        { label: 'Fields', cell: ({ fields }) => fields.join(', ') },
      ]}
    />
  );
}
