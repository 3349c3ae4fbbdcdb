import { ListActions } from '@girassol/federation/remote';
import { useFacts } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import { PageHeader, RestingButton } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { ImportList } from './ImportList';

/** `/importacoes/lista`: the imports of the account, the newest first; without configManager the own ones (imports-002). */
export default function HistoryPage() {
  const facts = useFacts();
  const seesAll = facts !== null && can(facts, 'configManager');
  return (
    <ListFrame>
      <PageHeader
        title="Importações"
        summary={
          seesAll
            ? 'Tudo o que a conta importou. Uma importação pode ser desfeita por 30 dias.'
            : 'O que você importou. Uma importação pode ser desfeita por 30 dias.'
        }
        actions={<ListActions resting={RestingButton} list={{ kind: 'import-history', filters: {} }} />}
      />
      <ImportList />
    </ListFrame>
  );
}
