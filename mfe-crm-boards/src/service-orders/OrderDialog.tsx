import { useDocumentTemplates } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { orderFamilies, templateData } from '@girassol/shared-domain/templates';
import { DocumentDialog } from '@girassol/shared-ui/templates';
import { useState } from 'react';
import { itemPlaceHref } from './mending-places';

/** Makes the service order of an activity: which template, what is missing, and the document. */
export default function OrderDialog({ item, onClose }: { item: BoardItem; onClose: () => void }) {
  const { query, templates } = useDocumentTemplates('SERVICE_ORDER');
  const [now] = useState(Date.now);
  return (
    <DocumentDialog
      title="Gerar ordem de serviço"
      doneText="Ordem de serviço gerada."
      templates={templates}
      templatesHref="/pos-venda/templates"
      families={orderFamilies}
      data={templateData(orderFamilies, { item, now })}
      hasFailed={query.isError}
      error={query.error}
      onRetry={() => void query.refetch()}
      placeHref={itemPlaceHref(item)}
      nameAfter={formatItemNumber(item.id)}
      onClose={onClose}
    />
  );
}
