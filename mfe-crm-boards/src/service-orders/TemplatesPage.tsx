import { useDocumentTemplates, useFacts } from '@girassol/shared-auth';
import { AFTER_SALES_MODULE, boards, can, meets } from '@girassol/shared-domain';
import { orderFamilies, sampleServiceOrder } from '@girassol/shared-domain/templates';
import { EmptyState } from '@girassol/shared-ui';
import { docxFile, saveFile, TemplatesPage } from '@girassol/shared-ui/templates';
import { boardAccess } from '../board/viewing/board-access';
import { NoAccess } from '../board/viewing/NoAccess';

/** `/pos-venda/templates`: the documents that service orders are made of (boards.aftersales-007). */
export default function OrderTemplatesPage() {
  const obstacle = useObstacle();
  const facts = useFacts('AFTER_SALES');
  const { query, templates, add, remove } = useDocumentTemplates('SERVICE_ORDER', {
    isOpen: obstacle === null,
  });
  const mayChange = facts !== null && can(facts, boards.AFTER_SALES.managerPermission);
  return (
    <TemplatesPage
      title="Modelos de ordem de serviço"
      summary="Documentos do Word com campos entre chaves, que cada atividade preenche com os próprios dados."
      obstacle={obstacle}
      families={orderFamilies}
      templates={templates}
      hasFailed={query.isError}
      error={query.error}
      onRetry={() => void query.refetch()}
      whoSends="Quem gerencia o pós-venda envia os modelos."
      add={mayChange ? add : null}
      onRemove={mayChange ? remove : null}
      onSample={() => saveFile(docxFile(sampleServiceOrder()), 'Ordem de serviço (modelo).docx')}
    />
  );
}

/** Why this person has no templates; null who has, undefined while it is not known. */
function useObstacle() {
  const facts = useFacts('AFTER_SALES');
  if (!facts) return undefined;
  const access = boardAccess('AFTER_SALES', facts);
  if (access !== 'open') return <NoAccess kind="AFTER_SALES" access={access} />;
  if (meets({ module: AFTER_SALES_MODULE }, facts)) return null;
  return (
    <EmptyState
      title="As ordens de serviço não fazem parte dos seus módulos"
      text={`O módulo ${AFTER_SALES_MODULE} traz serviços, produtos e ordens de serviço às atividades.`}
    />
  );
}
