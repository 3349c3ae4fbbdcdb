import { useParams } from 'react-router-dom';
import { ManualPriceForm } from './ManualPriceForm';
import { toManualPriceValues } from './manual-price-values';
import { PriceGate } from './PriceGate';

/** Page `/proposta/gerar-proposta/preco-manual/:pid` with the form of a manual price of a proposal. */
export default function ManualPricePage() {
  const { pid = '' } = useParams();
  return (
    <PriceGate pid={pid} title="Preço manual" needsEditing>
      {(proposal, reload, { rules }) => (
        <ManualPriceForm
          proposal={proposal}
          reload={reload}
          rules={rules}
          begin={() => toManualPriceValues(proposal)}
          draftName="manual-price"
        />
      )}
    </PriceGate>
  );
}
