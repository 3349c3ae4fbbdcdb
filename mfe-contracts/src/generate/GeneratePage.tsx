import { useParams, useSearchParams } from 'react-router-dom';
import { Generation } from './Generation';
import { ItemPage } from './ItemPage';
import { readWish } from './wish';

/** `/gerar-contrato/:contractId/:saleId`: what is missing, what it looks like, and the document (contracts-006). */
export default function GeneratePage() {
  const { contractId = '', saleId = '' } = useParams();
  const [search] = useSearchParams();
  const wish = readWish(contractId, search);
  return (
    <ItemPage
      saleId={saleId}
      title={wish.model === 'PROPOSTA' ? 'Gerar documento da proposta' : 'Gerar contrato'}
    >
      {(item) => <Generation key={`${contractId} ${search}`} item={item} wish={wish} />}
    </ItemPage>
  );
}
