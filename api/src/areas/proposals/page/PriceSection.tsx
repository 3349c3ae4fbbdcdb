import { formatMoney, formatPower } from '@girassol/shared-domain';
import type { PageFacts } from './page-facts';
import { Section } from './Section';

/** What it costs and how it is paid. */
export function PriceSection({ proposal: { revenueData, realSystemData } }: PageFacts) {
  if (!revenueData || revenueData.finalPrice <= 0) return null;
  return (
    <Section id="investimento" title="Seu investimento">
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
    </Section>
  );
}
