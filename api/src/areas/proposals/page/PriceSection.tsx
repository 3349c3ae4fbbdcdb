import { formatMoney, formatPower } from '@girassol/shared-domain';
import { PageSection } from './PageSection';
import type { ProposalPageData } from './proposal-page-data';

/** Section of a proposal's page with the price of the system and the terms of payment. */
export function PriceSection({ proposal: { revenueData, realSystemData } }: ProposalPageData) {
  if (!revenueData || revenueData.finalPrice <= 0) return null;
  return (
    <PageSection id="investimento" title="Seu investimento">
      <p className="price">
        <strong>{formatMoney(revenueData.finalPrice)}</strong>
        {realSystemData && <span>Preço total do sistema de {formatPower(realSystemData.power)}.</span>}
      </p>
      {revenueData.paymentConditions && (
        <>
          <h3>Condições de pagamento</h3>
          <p className="prose">{revenueData.paymentConditions}</p>
        </>
      )}
    </PageSection>
  );
}
