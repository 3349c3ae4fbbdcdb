import type { ProposalData, RevenueData } from '@girassol/shared-domain/contract';
import { moneyText, percentText, yearsText } from './figures';
import { type Figure, Figures, Lines, Nothing, Panel } from './panel-layout';

/** 'Precificação': what the price is made of, and what the system is worth at it. Shows what it is given, no more. */
export function PricingPanel({ data }: { data: ProposalData | null }) {
  const revenue = data?.revenueData;
  if (!revenue)
    return (
      <Panel title="Precificação">
        <Nothing>Esta proposta não possui dados do preço</Nothing>
      </Panel>
    );
  const lines = priceLines(revenue);
  return (
    <>
      <Panel title="Precificação">
        <Figures figures={priceFigures(revenue)} />
        {lines.length > 0 && (
          <Lines aria-label="Composição do preço">
            {lines.map(({ name, value, detail, isTotal, isPart }) => (
              <li key={name} {...(isTotal && { 'data-total': '' })} {...(isPart && { 'data-part': '' })}>
                <span>{name}</span>
                <span>{moneyText(value)}</span>
                {detail && <small>{detail}</small>}
              </li>
            ))}
          </Lines>
        )}
      </Panel>
      {revenue.finantialViability && (
        <Panel title="Viabilidade financeira">
          <Figures figures={viabilityFigures(revenue)} />
        </Panel>
      )}
      {revenue.paymentConditions && (
        <Panel title="Condições de pagamento">
          <span>{revenue.paymentConditions}</span>
        </Panel>
      )}
    </>
  );
}

const known = (figures: (Figure | false)[]): Figure[] => figures.filter((figure) => figure !== false);

function priceFigures(revenue: RevenueData): Figure[] {
  const { finalPrice, totalPerKwp, profit, effMargin, profitPerKwp, negMarginValue } = revenue;
  return known([
    { label: 'Preço final', value: moneyText(finalPrice) },
    totalPerKwp !== undefined && { label: 'Preço por kWp', value: moneyText(totalPerKwp) },
    profit !== undefined && { label: 'Lucro', value: moneyText(profit) },
    effMargin !== undefined && { label: 'Margem efetiva', value: percentText(round(effMargin * 100)) },
    profitPerKwp !== undefined && { label: 'Lucro por kWp', value: moneyText(profitPerKwp) },
    negMarginValue !== undefined &&
      negMarginValue > 0 && { label: 'Margem de negociação', value: moneyText(negMarginValue) },
  ]);
}

interface PriceLine {
  name: string;
  value: number;
  detail?: string;
  isTotal?: true;
  /** Lies inside the line above it: not added again. */
  isPart?: true;
}

/** What adds up to the price; a line that is a part of another stands below it. */
function priceLines(revenue: RevenueData): PriceLine[] {
  const { totalEqp, totalSvc, pvKitOriginalCost, discount, finalPrice } = revenue;
  if (totalEqp === undefined || totalSvc === undefined) return [];
  return [
    { name: 'Kit', value: totalEqp, detail: `Custo do fornecedor: ${moneyText(pvKitOriginalCost)}` },
    // What is kept of the services has the discount taken off already.
    { name: 'Serviços', value: round(totalSvc + (discount ?? 0)) },
    ...(revenue.serviceCosts ?? []).map(({ name, value, isRevenue }) => ({
      name,
      value,
      detail: isRevenue ? 'Receita' : 'Custo do serviço',
      isPart: true as const,
    })),
    ...(revenue.percentageComponents ?? []).map(({ name, value, ogValue, isCommission }) => ({
      name,
      value,
      detail: `${percentText(round(ogValue))}${isCommission ? ' de comissão' : ''}`,
      isPart: true as const,
    })),
    ...(discount ? [{ name: 'Desconto concedido', value: -discount }] : []),
    { name: 'Preço final', value: finalPrice, isTotal: true },
  ];
}

function viabilityFigures({ finantialViability, inflation }: RevenueData): Figure[] {
  if (!finantialViability) return [];
  const { payback, roi, tir, lcoe, savings25 } = finantialViability;
  const share = (fraction: number | null) => (fraction === null ? '–' : percentText(round(fraction * 100)));
  return known([
    { label: 'Payback', value: yearsText(payback) },
    { label: 'ROI em 25 anos', value: share(roi) },
    { label: 'TIR', value: share(tir), hint: 'ao ano' },
    { label: 'LCOE', value: lcoe === null ? '–' : `${moneyText(round(lcoe))}/kWh` },
    savings25 !== undefined && { label: 'Economia em 25 anos', value: moneyText(round(savings25)) },
    inflation !== undefined && {
      label: 'Reajuste da energia',
      value: percentText(inflation),
      hint: 'ao ano',
    },
  ]);
}

const round = (value: number): number => Number(value.toFixed(2));
