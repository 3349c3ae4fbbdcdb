import { useParams } from 'react-router-dom';
import { ItemPageFrame } from '../generate/ItemPageFrame';
import { ContractList } from './ContractList';

/** Page `/visualizar-contratos-da-venda/:saleId`: the contracts of an item (contracts-007). */
export default function SaleContractsPage() {
  const { saleId = '' } = useParams();
  return (
    <ItemPageFrame saleId={saleId} title="Contratos da venda" isList>
      {(item) => <ContractList item={item} />}
    </ItemPageFrame>
  );
}
