import { roundToCents } from '@girassol/shared-domain';
import type { PriceBreakdown, ProposalData } from '@girassol/shared-domain/contract';
import { formatCostPerKwh } from '@girassol/shared-domain/solar';
import { formatMoneyOrDash, formatPayback, formatPercent } from './figures';
import {
  MissingPartText,
  type PanelFigure,
  PanelFigures,
  PanelLineList,
  ProposalPanel,
} from './panel-layout';

/**
 * Panel "Precificação" of a proposal: the components of the price and the viability of the system. Data that
 * the server does not disclose to the person is left out.
 */
export function PricingPanel({ data }: { data: ProposalData | null }) {
  const revenue = data?.revenueData;
  if (!revenue)
    return (
      <ProposalPanel title="Precificação">
        <MissingPartText>Esta proposta não possui dados do preço</MissingPartText>
      </ProposalPanel>
    );
  const lines = buildPriceLines(revenue);
  return (
    <>
      <ProposalPanel title="Precificação">
        <PanelFigures figures={priceFigures(revenue)} />
        {lines.length > 0 && (
          <PanelLineList aria-label="Composição do preço">
            {lines.map(({ name, value, detail, isTotal, isPart }) => (
              <li key={name} {...(isTotal && { 'data-total': '' })} {...(isPart && { 'data-part': '' })}>
                <span>{name}</span>
                <span>{formatMoneyOrDash(value)}</span>
                {detail && <small>{detail}</small>}
              </li>
            ))}
          </PanelLineList>
        )}
      </ProposalPanel>
      {revenue.finantialViability && (
        <ProposalPanel title="Viabilidade financeira">
          <PanelFigures figures={viabilityFigures(revenue)} />
        </ProposalPanel>
      )}
      {revenue.paymentConditions && (
        <ProposalPanel title="Condições de pagamento">
          <span>{revenue.paymentConditions}</span>
        </ProposalPanel>
      )}
    </>
  );
}

const known = (figures: (PanelFigure | false)[]): PanelFigure[] =>
  figures.filter((figure) => figure !== false);

function priceFigures(revenue: PriceBreakdown): PanelFigure[] {
  const { finalPrice, totalPerKwp, profit, effMargin, profitPerKwp, negMarginValue } = revenue;
  return known([
    { label: 'Preço final', value: formatMoneyOrDash(finalPrice) },
    totalPerKwp !== undefined && { label: 'Preço por kWp', value: formatMoneyOrDash(totalPerKwp) },
    profit !== undefined && { label: 'Lucro', value: formatMoneyOrDash(profit) },
    effMargin !== undefined && { label: 'Lucro sobre o preço', value: formatPercent(round(effMargin * 100)) },
    profitPerKwp !== undefined && { label: 'Lucro por kWp', value: formatMoneyOrDash(profitPerKwp) },
    negMarginValue !== undefined &&
      negMarginValue > 0 && { label: 'Margem de negociação', value: formatMoneyOrDash(negMarginValue) },
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

/** Builds the lines that add up to the price; a line that is part of another follows it. */
function buildPriceLines(revenue: PriceBreakdown): PriceLine[] {
  const { totalEqp, totalSvc, pvKitOriginalCost, discount, finalPrice } = revenue;
  if (totalEqp === undefined || totalSvc === undefined) return [];
  return [
    { name: 'Kit', value: totalEqp, detail: `Custo do fornecedor: ${formatMoneyOrDash(pvKitOriginalCost)}` },
    // The stored amount of the services already has the discount subtracted.
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
      detail: `${formatPercent(round(ogValue))}${isCommission ? ' de comissão' : ''}`,
      isPart: true as const,
    })),
    ...(discount ? [{ name: 'Desconto concedido', value: -discount }] : []),
    { name: 'Preço final', value: finalPrice, isTotal: true },
  ];
}

function viabilityFigures({ finantialViability, inflation }: PriceBreakdown): PanelFigure[] {
  if (!finantialViability) return [];
  const { payback, roi, tir, lcoe, savings25 } = finantialViability;
  const share = (fraction: number | null) => (fraction === null ? '–' : formatPercent(round(fraction * 100)));
  return known([
    { label: 'Retorno', value: formatPayback(payback) },
    { label: 'ROI em 25 anos', value: share(roi) },
    { label: 'TIR', value: share(tir), hint: 'ao ano' },
    { label: 'LCOE', value: lcoe === null ? '–' : formatCostPerKwh(lcoe) },
    savings25 !== undefined && {
      label: 'Economia em 25 anos',
      value: formatMoneyOrDash(roundToCents(savings25)),
    },
    inflation !== undefined && {
      label: 'Reajuste da energia',
      value: formatPercent(inflation),
      hint: 'ao ano',
    },
  ]);
}

const round = (value: number): number => Number(value.toFixed(2));
