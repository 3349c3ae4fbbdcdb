import { useParams } from 'react-router-dom';
import { ItemPage } from '../generate/ItemPage';
import { ContractList } from './ContractList';

/** `/visualizar-contratos-da-venda/:saleId`: the contracts of an item (contracts-007). */
export default function SaleContractsPage() {
  const { saleId = '' } = useParams();
  return (
    <ItemPage saleId={saleId} title="Contratos da venda" isList>
      {(item) => <ContractList item={item} />}
    </ItemPage>
  );
}
