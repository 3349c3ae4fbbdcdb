import { formatMoney } from '@girassol/shared-domain';
import type { RevenueData } from '@girassol/shared-domain/contract';
import type { PricedResult, PricedStudy } from '@girassol/shared-domain/solar';
import { BigFigure } from '../../charts/BigFigure';
import { type Fact, FactList } from '../../charts/FactList';
import { ResultCard } from '../../charts/ResultCard';
import { Warnings } from '../../charts/Warnings';
import { differenceText, earningFacts, worthFacts } from './figures';
import { SellerRoom } from './SellerRoom';

interface PriceSummaryProps {
  result: PricedResult;
  /** The price that is there, to compare with. */
  present: RevenueData | null;
}

/** What is typed comes to this, for the company and for the customer. */
export function PriceSummary({ result, present }: PriceSummaryProps) {
  return (
    <ResultCard title="Resultado" result={result}>
      {(priced) => <Figures priced={priced} present={present} />}
    </ResultCard>
  );
}

function Figures({
  priced: { revenueData, price },
  present,
}: {
  priced: PricedStudy;
  present: RevenueData | null;
}) {
  const { finalPrice, profit = 0 } = revenueData;
  return (
    <>
      <BigFigure value={formatMoney(finalPrice)}>preço final</BigFigure>
      {present && <FactList facts={differenceFacts(revenueData, present)} />}
      <FactList facts={[...earningFacts(revenueData), ...worthFacts(revenueData)]} />
      <SellerRoom price={price} />
      <Warnings messages={profit < 0 ? ['O preço não cobre os custos.'] : []} />
    </>
  );
}

/** What changes against the price that is there. */
function differenceFacts({ finalPrice, profit = 0 }: RevenueData, present: RevenueData): Fact[] {
  const facts = [
    { label: 'Preço atual', value: formatMoney(present.finalPrice) },
    { label: 'Diferença', value: differenceText(finalPrice - present.finalPrice) },
  ];
  if (present.profit !== undefined)
    facts.push({ label: 'Diferença no lucro', value: differenceText(profit - present.profit) });
  return facts;
}
