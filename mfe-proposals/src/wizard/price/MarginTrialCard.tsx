import { formatMoney, formatNumber } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { DEFAULT_MANUAL_MARGIN_PERCENT } from '@girassol/shared-domain/pricing';
import { Button, Card, Heading, Stack, Text } from '@girassol/shared-ui';
import { Slider } from '@girassol/shared-ui/choices';
import { NumberField } from '@girassol/shared-ui/inputs';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo, useState } from 'react';
import { FactList } from '../../charts/FactList';
import { formatPayback } from '../../proposal-parts/figures';
import { formatFractionAsPercent, formatMoneyDifference } from './figures';
import type { ManualPriceValues } from './manual-price-values';
import type { PriceRules } from './price-rules';
import { getPricedStudyByFormValues } from './price-study';
import { SellerMarginBar } from './SellerMarginBar';

/** Maximum of the slider; the number field next to it accepts more. */
const SLIDER_MAX = 60;

interface WhatIfProps {
  proposal: Proposal;
  rules: PriceRules;
  /** The price of what is typed, R$; null while there is none. */
  typedPrice: number | null;
}

/**
 * Card on which the person tries another margin for kit and service and sees the resulting price. The price
 * form changes only if the person adopts the margin.
 */
export function MarginTrialCard({ proposal, rules, typedPrice }: WhatIfProps) {
  const { values, setValues } = useFormikContext<ManualPriceValues>();
  const [margin, setMargin] = useState<number | null>(
    values.marginEquip ?? Number(DEFAULT_MANUAL_MARGIN_PERCENT),
  );
  const tried = { ...values, marginEquip: margin, margin };
  const settled = useDeferredValue(tried);
  const result = useMemo(
    () => getPricedStudyByFormValues(proposal, settled, rules),
    [proposal, settled, rules],
  );
  const isTyped = values.marginEquip === margin && values.margin === margin;
  return (
    <Card as="section" aria-label="E se a margem fosse outra?">
      <Stack gap={12}>
        <Heading level={2} size={16}>
          E se a margem fosse outra?
        </Heading>
        <Slider
          label="Margem do kit e do serviço"
          min={0}
          max={SLIDER_MAX}
          step={0.5}
          value={Math.min(margin ?? 0, SLIDER_MAX)}
          onChange={setMargin}
          formatValue={(value) => `${formatNumber(value, 1)}%`}
        />
        <NumberField
          label="Margem a testar"
          hideLabel
          unit="%"
          decimals={2}
          value={margin}
          onChange={setMargin}
        />
        {result.ok ? (
          <>
            <FactList
              facts={[
                { label: 'Preço final', value: formatMoney(result.revenueData.finalPrice) },
                {
                  label: 'Contra o digitado',
                  value:
                    typedPrice === null
                      ? '–'
                      : formatMoneyDifference(result.revenueData.finalPrice - typedPrice),
                },
                { label: 'Lucro', value: formatMoney(result.revenueData.profit ?? 0) },
                {
                  label: 'Lucro sobre o preço',
                  value: formatFractionAsPercent(result.revenueData.effMargin),
                },
                {
                  label: 'Retorno',
                  value: formatPayback(result.revenueData.finantialViability?.payback ?? null),
                },
              ]}
            />
            <SellerMarginBar price={result.price} />
          </>
        ) : (
          <Text as="p" size={13} tone="soft">
            {result.problems[0]?.message}
          </Text>
        )}
        <Button
          disabled={isTyped || !result.ok}
          onClick={() => void setValues({ ...values, marginEquip: margin, margin })}
        >
          Usar esta margem
        </Button>
      </Stack>
    </Card>
  );
}
