import { ListActions } from '@girassol/federation/remote';
import { useFacts } from '@girassol/shared-auth';
import { can, meets } from '@girassol/shared-domain';
import { PageHeader, RestingButton, Row, TextLink } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { Link } from 'react-router-dom';
import { EXPORTS_PATH } from '../addresses/exports';
import { exportsAnything } from '../front-door/contributions';
import { ImportList } from './ImportList';

/** `/importacoes/lista`: the imports of the account, the newest first; without configManager the own ones (imports-002). */
export default function HistoryPage() {
  const facts = useFacts();
  const exports = facts !== null && meets(exportsAnything, facts);
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
        actions={
          <Row gap={12}>
            {exports && (
              <TextLink as={Link} to={EXPORTS_PATH}>
                Ver as exportações
              </TextLink>
            )}
            <ListActions resting={RestingButton} list={{ kind: 'import-history', filters: {} }} />
          </Row>
        }
      />
      <ImportList />
    </ListFrame>
  );
}
