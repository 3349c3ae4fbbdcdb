import { useDocumentTemplates } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { buildTemplateData, serviceOrderTagFamilies } from '@girassol/shared-domain/templates';
import { GenerateDocumentDialog } from '@girassol/shared-templates';
import { useState } from 'react';
import { createMissingDataLinkBuilder } from './missing-data-links';

/** Dialog that generates the service order of an activity: choice of template, missing data, and the document. */
export default function ServiceOrderDialog({ item, onClose }: { item: BoardItem; onClose: () => void }) {
  const { query, templates } = useDocumentTemplates('SERVICE_ORDER');
  const [now] = useState(Date.now);
  return (
    <GenerateDocumentDialog
      title="Gerar ordem de serviço"
      doneText="Ordem de serviço gerada."
      templates={templates}
      templatesHref="/pos-venda/templates"
      families={serviceOrderTagFamilies}
      data={buildTemplateData(serviceOrderTagFamilies, { item, now })}
      hasFailed={query.isError}
      error={query.error}
      onRetry={() => void query.refetch()}
      dataEntryHref={createMissingDataLinkBuilder(item)}
      nameAfter={formatItemNumber(item.id)}
      onClose={onClose}
    />
  );
}
