import { useDocumentTemplates, useFacts } from '@girassol/shared-auth';
import { AFTER_SALES_MODULE, boards, can, type Facts, meets } from '@girassol/shared-domain';
import { orderFamilies, sampleServiceOrder } from '@girassol/shared-domain/templates';
import { EmptyState, ErrorState, PageHeader, Skeleton, Stack } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { docxFile, saveFile, TemplateManager } from '@girassol/shared-ui/templates';
import { boardAccess } from '../board/viewing/board-access';
import { NoAccess } from '../board/viewing/NoAccess';

/** `/pos-venda/templates`: the documents that service orders are made of (C105). */
export default function TemplatesPage() {
  const facts = useFacts('AFTER_SALES');
  const access = facts && boardAccess('AFTER_SALES', facts);
  return (
    <FormPage>
      <Stack gap={16}>
        <PageHeader
          title="Modelos de ordem de serviço"
          summary="Documentos do Word com campos entre chaves, que cada atividade preenche com os próprios dados."
        />
        {access === null && <Skeleton height={160} radius={10} />}
        {access !== null && access !== 'open' && <NoAccess kind="AFTER_SALES" access={access} />}
        {access === 'open' && facts && <OpenTemplates facts={facts} />}
      </Stack>
    </FormPage>
  );
}

function OpenTemplates({ facts }: { facts: Facts }) {
  const hasModule = meets({ module: AFTER_SALES_MODULE }, facts);
  const { query, templates, add, remove } = useDocumentTemplates('SERVICE_ORDER', { isOpen: hasModule });
  const mayChange = can(facts, boards.AFTER_SALES.managerPermission);
  if (!hasModule)
    return (
      <EmptyState
        title="As ordens de serviço não fazem parte dos seus módulos"
        text={`O módulo ${AFTER_SALES_MODULE} traz serviços, produtos e ordens de serviço às atividades.`}
      />
    );
  if (!templates)
    return query.isError ? (
      <ErrorState onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height={160} radius={10} />
    );
  return (
    <TemplateManager
      families={orderFamilies}
      templates={templates}
      whoSends="Quem gerencia o pós-venda envia os modelos."
      add={mayChange ? add : null}
      onRemove={mayChange ? remove : null}
      onSample={() => saveFile(docxFile(sampleServiceOrder()), 'Ordem de serviço (modelo).docx')}
    />
  );
}
