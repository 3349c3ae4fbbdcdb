import { SupportLink } from '@girassol/federation/remote';
import { useConditionFacts, useDocumentTemplates } from '@girassol/shared-auth';
import { AFTER_SALES_MODULE, boardDescriptions, can, meetsCondition } from '@girassol/shared-domain';
import { buildSampleServiceOrder, serviceOrderTagFamilies } from '@girassol/shared-domain/templates';
import { createDocxBlob, downloadFile, TemplatesPage } from '@girassol/shared-templates';
import { EmptyState, WayLinks } from '@girassol/shared-ui';
import { getBoardAccess } from '../board-view/board-access';
import { NoBoardAccessNotice } from '../board-view/NoBoardAccessNotice';

/** Page `/pos-venda/templates` with the document templates of service orders (boards.aftersales-007). */
export default function ServiceOrderTemplatesPage() {
  const obstacle = useTemplatesObstacle();
  const facts = useConditionFacts('AFTER_SALES');
  const { query, templates, add, remove } = useDocumentTemplates('SERVICE_ORDER', {
    isOpen: obstacle === null,
  });
  const mayChange = facts !== null && can(facts, boardDescriptions.AFTER_SALES.managerPermission);
  return (
    <TemplatesPage
      title="Modelos de ordem de serviço"
      summary="Documentos do Word com campos entre chaves, que cada atividade preenche com os próprios dados."
      obstacle={obstacle}
      families={serviceOrderTagFamilies}
      templates={templates}
      hasFailed={query.isError}
      error={query.error}
      onRetry={() => void query.refetch()}
      whoSends="Quem gerencia o pós-venda envia os modelos."
      add={mayChange ? add : null}
      onRemove={mayChange ? remove : null}
      onSample={() =>
        downloadFile(createDocxBlob(buildSampleServiceOrder()), 'Ordem de serviço (modelo).docx')
      }
    />
  );
}

/** Returns the notice why the person has no access to templates; null with access, undefined until it is known. */
function useTemplatesObstacle() {
  const facts = useConditionFacts('AFTER_SALES');
  if (!facts) return undefined;
  const access = getBoardAccess('AFTER_SALES', facts);
  if (access !== 'open') return <NoBoardAccessNotice kind="AFTER_SALES" access={access} />;
  if (meetsCondition({ module: AFTER_SALES_MODULE }, facts)) return null;
  return (
    <EmptyState
      title="As ordens de serviço não fazem parte dos seus módulos"
      text={`O módulo ${AFTER_SALES_MODULE} traz serviços, produtos e ordens de serviço às atividades.`}
      action={
        <SupportLink links={WayLinks} message={`Olá! Quero o módulo ${AFTER_SALES_MODULE} na minha conta.`} />
      }
    />
  );
}
