import { formatMoney, MAX_FINANCING_OFFERS, orderOffers } from '@girassol/shared-domain';
import type { FinancingOffer } from '@girassol/shared-domain/contract';
import { type PageFacts, shows } from './page-facts';
import { Scroll, Section } from './Section';

/** At most four offers (financing-064), in their order (financing-087), each with its terms. */
export function FinancingSection(facts: PageFacts) {
  const { proposal, study } = facts;
  const offers = orderOffers(proposal.revenueData?.financing ?? [])
    .filter(({ options }) => options.length > 0)
    .slice(0, MAX_FINANCING_OFFERS);
  if (offers.length === 0) return null;
  const saving = (study?.viability?.indicators.savingsYear1 ?? 0) / 12;
  return (
    <Section
      id="financiamento"
      title="Opções de financiamento"
      lead={
        shows(facts, 'viability') && saving > 0
          ? `Para comparar: a economia média no primeiro ano é de ${formatMoney(saving)} por mês.`
          : undefined
      }
    >
      <div className="offers">
        {offers.map((offer, index) => (
          <Offer key={index} {...offer} />
        ))}
      </div>
      <p className="note">Sujeito à análise de crédito da instituição financeira.</p>
    </Section>
  );
}

function Offer({ bank, entry, entryInstallments, gracePeriod, insurance, options }: FinancingOffer) {
  const terms = [
    entry > 0
      ? `Entrada de ${formatMoney(entry)}${entryInstallments > 1 ? ` em ${entryInstallments} vezes` : ''}`
      : 'Sem entrada',
    gracePeriod > 0 ? `carência de ${gracePeriod} ${gracePeriod === 1 ? 'mês' : 'meses'}` : 'sem carência',
    insurance && 'com seguro',
  ].filter(Boolean);
  const hasInsurance = options.some(({ insuranceValue }) => insuranceValue > 0);
  return (
    <div className="offer">
      <h3>{bank}</h3>
      <p className="note">{terms.join(', ')}.</p>
      <Scroll label={`Parcelas: ${bank}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Prazo</th>
              <th scope="col">Parcela</th>
              {hasInsurance && <th scope="col">Seguro</th>}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ installments, value, insuranceValue }) => (
              <tr key={installments}>
                <th scope="row">{installments}x</th>
                <td>{formatMoney(value)}</td>
                {hasInsurance && <td>{formatMoney(insuranceValue)}</td>}
                <td>{formatMoney(installments * (value + insuranceValue) + entry)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  );
}
