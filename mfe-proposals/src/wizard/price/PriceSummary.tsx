import { formatMoney } from '@girassol/shared-domain';
import type { PriceBreakdown } from '@girassol/shared-domain/contract';
import type { PricedStudy, PricedStudyResult } from '@girassol/shared-domain/solar';
import { BigFigure } from '../../charts/BigFigure';
import { type Fact, FactList } from '../../charts/FactList';
import { LiveResultCard } from '../../charts/LiveResultCard';
import { SystemWarningList } from '../../charts/SystemWarningList';
import { formatMoneyDifference, getCompanyEarningFacts, getViabilityFacts } from './figures';
import { SellerMarginBar } from './SellerMarginBar';

interface PriceSummaryProps {
  result: PricedStudyResult;
  /** The price that is there, to compare with. */
  present: PriceBreakdown | null;
}

/** Live result of the typed price: the earnings of the company and the viability for the customer. */
export function PriceSummary({ result, present }: PriceSummaryProps) {
  return (
    <LiveResultCard title="Resultado" result={result}>
      {(priced) => <Figures priced={priced} present={present} />}
    </LiveResultCard>
  );
}

function Figures({
  priced: { revenueData, price },
  present,
}: {
  priced: PricedStudy;
  present: PriceBreakdown | null;
}) {
  const { finalPrice, profit = 0 } = revenueData;
  return (
    <>
      <BigFigure value={formatMoney(finalPrice)}>preço final</BigFigure>
      {present && <FactList facts={getDifferenceFacts(revenueData, present)} />}
      <FactList facts={[...getCompanyEarningFacts(revenueData), ...getViabilityFacts(revenueData)]} />
      <SellerMarginBar price={price} />
      <SystemWarningList messages={profit < 0 ? ['O preço não cobre os custos.'] : []} />
    </>
  );
}

/** Returns the differences from the current price. */
function getDifferenceFacts({ finalPrice, profit = 0 }: PriceBreakdown, present: PriceBreakdown): Fact[] {
  const facts = [
    { label: 'Preço atual', value: formatMoney(present.finalPrice) },
    { label: 'Diferença', value: formatMoneyDifference(finalPrice - present.finalPrice) },
  ];
  if (present.profit !== undefined)
    facts.push({ label: 'Diferença no lucro', value: formatMoneyDifference(profit - present.profit) });
  return facts;
}
