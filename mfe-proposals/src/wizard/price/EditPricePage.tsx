import { ButtonLink, EmptyState } from '@girassol/shared-ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { pricingPagePath } from '../../addresses/wizard';
import { ItemPriceForm } from './ItemPriceForm';
import { ManualPriceForm } from './ManualPriceForm';
import { convertCurrentPriceToManualValues } from './manual-price-values';
import { PriceGate } from './PriceGate';

/**
 * Page `/proposta/gerar-proposta/preco-editar/:pid`: edits the current price of a proposal, made by any
 * pricing option; with `?item=`, the price of a project or installation.
 */
export default function EditPricePage() {
  const { pid = '' } = useParams();
  const [search] = useSearchParams();
  const itemId = search.get('item');
  if (itemId) return <ItemPriceForm itemId={itemId} />;
  return (
    <PriceGate pid={pid} title="Editar o preço" needsEditing>
      {(proposal, reload, { rules }) => {
        const { revenueData } = proposal;
        if (!revenueData) return <NoPrice to={pricingPagePath('manualPrice', proposal.frontId)} />;
        return (
          <ManualPriceForm
            proposal={proposal}
            reload={reload}
            rules={rules}
            begin={() => convertCurrentPriceToManualValues({ ...proposal, revenueData })}
            present={revenueData}
            draftName="edited-price"
          />
        );
      }}
    </PriceGate>
  );
}

const NoPrice = ({ to }: { to: string }) => (
  <EmptyState
    title="Esta proposta ainda não tem preço"
    text="Defina o primeiro preço; depois ele pode ser editado aqui."
    action={
      <ButtonLink as={Link} to={to}>
        Definir o preço
      </ButtonLink>
    }
  />
);
