import { ButtonLink, EmptyState } from '@girassol/shared-ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { pricePath } from '../../addresses/wizard';
import { BuiltPrice } from './BuiltPrice';
import { PriceForm } from './PriceForm';
import { PriceGate } from './PriceGate';
import { presentPriceOf } from './price-values';

/** `/proposta/gerar-proposta/preco-editar/:pid`: changes the price that is there, however it was made; with `?item=`, that of what is built. */
export default function EditPricePage() {
  const { pid = '' } = useParams();
  const [search] = useSearchParams();
  const itemId = search.get('item');
  if (itemId) return <BuiltPrice itemId={itemId} />;
  return (
    <PriceGate pid={pid} title="Editar o preço" needsEditing>
      {(proposal, reload, { rules }) => {
        const { revenueData } = proposal;
        if (!revenueData) return <NoPrice to={pricePath('manualPrice', proposal.frontId)} />;
        return (
          <PriceForm
            proposal={proposal}
            reload={reload}
            rules={rules}
            begin={() => presentPriceOf({ ...proposal, revenueData })}
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
