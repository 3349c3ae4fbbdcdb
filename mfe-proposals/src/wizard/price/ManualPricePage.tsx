import { useParams } from 'react-router-dom';
import { PriceForm } from './PriceForm';
import { PriceGate } from './PriceGate';
import { manualPriceOf } from './price-values';

/** `/proposta/gerar-proposta/preco-manual/:pid`: a price made by hand. */
export default function ManualPricePage() {
  const { pid = '' } = useParams();
  return (
    <PriceGate pid={pid} title="Preço manual" needsEditing>
      {(proposal, reload, { rules }) => (
        <PriceForm
          proposal={proposal}
          reload={reload}
          rules={rules}
          begin={() => manualPriceOf(proposal)}
          draftName="manual-price"
        />
      )}
    </PriceGate>
  );
}
