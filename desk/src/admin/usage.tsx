import { DeskSchemaUsageDocument } from 'loan-gateway-client/documents';
import { useAnswer } from '../graph/use-answer.js';
import { Panel, Table, Waiting } from '../shared/parts.js';
import { counted, moment } from '../text/words.js';

/** Which client sends which operation, and what of it goes away. */
export function Usage() {
  const answer = useAnswer(DeskSchemaUsageDocument, {});
  return (
    <>
      <h1>Usage</h1>
      <Waiting answer={answer} />
      {answer.data?.schemaUsage && (
        <Panel title="Operations since this process started">
          <Table
            label="Operations"
            rows={answer.data.schemaUsage.nodes}
            keyOf={({ clientId, documentId }) => `${clientId} ${documentId}`}
            empty="No operations yet."
            columns={[
              { label: 'Client', cell: ({ clientName }) => clientName },
              { label: 'Operation', cell: ({ operation }) => operation },
              { label: 'Times', isNumber: true, cell: ({ count }) => counted(count) },
              { label: 'Last', cell: ({ lastAt }) => moment(lastAt) },
              {
                label: 'Deprecated parts',
                isNumber: true,
                cell: ({ deprecatedFields }) => counted(deprecatedFields.length),
              },
            ]}
          />
        </Panel>
      )}
    </>
  );
}
