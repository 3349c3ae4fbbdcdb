import { formatMoney } from '@girassol/shared-domain';
import type { RevenueData } from '@girassol/shared-domain/contract';
import type { PricedResult } from '@girassol/shared-domain/solar';
import { Card, Heading, Stack, Text } from '@girassol/shared-ui';
import { BigFigure } from '../charts/BigFigure';
import { type Fact, FactList } from '../charts/FactList';
import { Warnings } from '../charts/Warnings';
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
    <Card as="section" aria-label="Resultado">
      <Stack gap={12}>
        <Heading level={2} size={16}>
          Resultado
        </Heading>
        {result.ok ? (
          <Figures result={result} present={present} />
        ) : (
          <Text as="p" size={13} tone="soft">
            O cálculo aparece aqui. {result.problems[0]?.message}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Figures({
  result: { revenueData, price },
  present,
}: {
  result: Extract<PricedResult, { ok: true }>;
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
