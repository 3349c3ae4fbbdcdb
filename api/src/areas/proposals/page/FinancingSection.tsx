import {
  formatDate,
  formatExactNumber,
  formatMoney,
  formatNumber,
  MAX_FINANCING_OFFERS,
  MIN_INTEREST_READ_AS_PERCENT,
  sortFinancingOffers,
} from '@girassol/shared-domain';
import type { FinancingCost, FinancingOffer } from '@girassol/shared-domain/contract';
import { PageSection, ScrollArea } from './PageSection';
import { isSectionVisible, type ProposalPageData } from './proposal-page-data';

/**
 * Section of a proposal's page with up to four financing offers (financing-064) in the order that the seller
 * set (financing-087), each with its terms.
 */
export function FinancingSection(facts: ProposalPageData) {
  const { proposal, study } = facts;
  const offers = sortFinancingOffers(proposal.revenueData?.financing ?? [])
    .filter(({ options }) => options.length > 0)
    .slice(0, MAX_FINANCING_OFFERS);
  if (offers.length === 0) return null;
  const saving = (study?.viability?.indicators.savingsYear1 ?? 0) / 12;
  return (
    <PageSection
      id="financiamento"
      title="Opções de financiamento"
      lead={
        isSectionVisible(facts, 'viability') && saving > 0
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
    </PageSection>
  );
}

function Offer({
  bank,
  entry,
  entryInstallments,
  gracePeriod,
  insurance,
  options,
  fee,
  cost,
}: FinancingOffer) {
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
      <ScrollArea label={`Parcelas: ${bank}`}>
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
                <td>{formatInstallment(value, insuranceValue, cost)}</td>
                {hasInsurance && <td>{formatMoney(insuranceValue)}</td>}
                <td>
                  {formatMoney((cost?.totalPayment ?? installments * (value + insuranceValue)) + entry)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {cost && <FinancingCostDetails cost={cost} fee={fee} />}
    </div>
  );
}

/**
 * Formats the instalment without insurance, which has its own column. A SAC shows the first and the last instalment.
 */
function formatInstallment(value: number, insuranceValue: number, cost: FinancingCost | undefined): string {
  if (cost?.system !== 'SAC') return formatMoney(value);
  return `${formatMoney(value)} a ${formatMoney(cost.lastInstallmentValue - insuranceValue)}`;
}

/** Figures that the law requires beside an instalment (CDC, art. 54-B): the total cost a year and its components. */
function FinancingCostDetails({ cost, fee }: { cost: FinancingCost; fee: number | undefined }) {
  const {
    cetYear,
    cetMonth,
    totalFinanced,
    releasedToPurchase,
    iof,
    isReducedIof,
    tariff,
    firstDueDate,
    validUntil,
  } = cost;
  const rates = [
    cetYear !== null && `CET: ${formatNumber(cetYear, 2)}% ao ano`,
    cetMonth !== null && `${formatNumber(cetMonth, 2)}% ao mês`,
    fee !== undefined && `juros: ${formatExactNumber(feePercent(fee), 2)}% ao mês`,
  ].filter(Boolean);
  return (
    <>
      <p className="note">
        <strong>{rates.join(', ')}.</strong>
      </p>
      <p className="note">
        {formatMoney(releasedToPurchase)} vão para a compra; com IOF de {formatMoney(iof)}
        {isReducedIof && ' (alíquota do Simples Nacional e do MEI)'} e tarifa de {formatMoney(tariff)}{' '}
        financiam-se {formatMoney(totalFinanced)}. Primeira parcela em {formatDate(firstDueDate)}. Oferta
        válida até {formatDate(validUntil)}. O pagamento antecipado reduz os juros.
      </p>
    </>
  );
}

/** Below 0.15 it is a fraction (financing-088). */
const feePercent = (fee: number): number => (fee < MIN_INTEREST_READ_AS_PERCENT ? fee * 100 : fee);
