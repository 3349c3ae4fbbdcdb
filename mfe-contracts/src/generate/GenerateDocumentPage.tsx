import { useParams, useSearchParams } from 'react-router-dom';
import { parseDocumentOptions } from './chosen-document-options';
import { DocumentGenerationView } from './Generation';
import { ItemPageFrame } from './ItemPageFrame';

/** Page `/gerar-contrato/:contractId/:saleId`: missing data, preview and generation of a document (contracts-006). */
export default function GenerateDocumentPage() {
  const { contractId = '', saleId = '' } = useParams();
  const [search] = useSearchParams();
  const wish = parseDocumentOptions(contractId, search);
  return (
    <ItemPageFrame
      saleId={saleId}
      title={wish.model === 'PROPOSTA' ? 'Gerar documento da proposta' : 'Gerar contrato'}
    >
      {(item) => <DocumentGenerationView key={`${contractId} ${search}`} item={item} wish={wish} />}
    </ItemPageFrame>
  );
}
