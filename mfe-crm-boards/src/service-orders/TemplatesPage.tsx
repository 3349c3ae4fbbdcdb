import { useFacts } from '@girassol/shared-auth';
import { AFTER_SALES_MODULE, boards, can, type Facts, meets } from '@girassol/shared-domain';
import { EmptyState, ErrorState, PageHeader, Skeleton, Stack } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { boardAccess } from '../board/viewing/board-access';
import { NoAccess } from '../board/viewing/NoAccess';
import { FieldsReference } from './FieldsReference';
import { TemplateList } from './TemplateList';
import { TemplateUpload } from './TemplateUpload';
import { useTemplates } from './use-templates';

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
  const { query, templates, add, remove } = useTemplates({ isOpen: hasModule });
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
    <>
      {mayChange && <TemplateUpload add={(template) => add.mutateAsync(template)} />}
      {templates.length === 0 ? (
        <EmptyState
          isCompact
          title="Nenhum modelo por aqui"
          text={
            mayChange
              ? 'Comece pelo exemplo abaixo: baixe, ajuste no Word e envie.'
              : 'Quem gerencia o pós-venda envia os modelos.'
          }
        />
      ) : (
        <TemplateList
          templates={templates}
          onRemove={mayChange ? (template) => remove.mutate(template._id) : null}
        />
      )}
      <FieldsReference />
    </>
  );
}
