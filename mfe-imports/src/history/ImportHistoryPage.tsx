import { ListActionButtons } from '@girassol/federation/remote';
import { useConditionFacts } from '@girassol/shared-auth';
import { can, meetsCondition } from '@girassol/shared-domain';
import { LazyMenuButton, PageHeader, Row, TextLink } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { Link } from 'react-router-dom';
import { EXPORTS_PATH } from '../addresses/exports';
import { exportAnythingCondition } from '../front-door/contributions';
import { ImportList } from './ImportList';
import { ImportMenu } from './ImportMenu';

/**
 * Page `/importacoes/lista`: the imports of the account, newest first. People without the permission
 * `configManager` see only their own imports (imports-002).
 */
export default function ImportHistoryPage() {
  const facts = useConditionFacts();
  const exports = facts !== null && meetsCondition(exportAnythingCondition, facts);
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
          <Row gap={12} wraps>
            {exports && (
              <TextLink as={Link} to={EXPORTS_PATH}>
                Ver as exportações
              </TextLink>
            )}
            <ListActionButtons resting={LazyMenuButton} list={{ kind: 'import-history', filters: {} }} />
            <ImportMenu />
          </Row>
        }
      />
      <ImportList />
    </ListFrame>
  );
}
