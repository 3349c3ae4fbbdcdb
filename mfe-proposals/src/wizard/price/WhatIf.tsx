import { formatMoney, formatNumber } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { DEFAULT_MARGIN } from '@girassol/shared-domain/pricing';
import { Button, Card, Heading, Stack, Text } from '@girassol/shared-ui';
import { NumberField } from '@girassol/shared-ui/fields';
import { Slider } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo, useState } from 'react';
import { FactList } from '../../charts/FactList';
import { yearsText } from '../../proposal-parts/figures';
import { differenceText, shareText } from './figures';
import type { PriceRules } from './price-rules';
import { studyOfPrice } from './price-study';
import type { PriceValues } from './price-values';
import { SellerRoom } from './SellerRoom';

/** As far as the slider goes; the number beside it goes on. */
const MOST_BY_SLIDER = 60;

interface WhatIfProps {
  proposal: Proposal;
  rules: PriceRules;
  /** The price of what is typed, R$; null while there is none. */
  typedPrice: number | null;
}

/** One margin on kit and service, tried without changing the form. */
export function WhatIf({ proposal, rules, typedPrice }: WhatIfProps) {
  const { values, setValues } = useFormikContext<PriceValues>();
  const [margin, setMargin] = useState<number | null>(values.marginEquip ?? Number(DEFAULT_MARGIN));
  const tried = { ...values, marginEquip: margin, margin };
  const settled = useDeferredValue(tried);
  const result = useMemo(() => studyOfPrice(proposal, settled, rules), [proposal, settled, rules]);
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
          max={MOST_BY_SLIDER}
          step={0.5}
          value={Math.min(margin ?? 0, MOST_BY_SLIDER)}
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
                    typedPrice === null ? '–' : differenceText(result.revenueData.finalPrice - typedPrice),
                },
                { label: 'Lucro', value: formatMoney(result.revenueData.profit ?? 0) },
                { label: 'Margem efetiva', value: shareText(result.revenueData.effMargin) },
                {
                  label: 'Payback',
                  value: yearsText(result.revenueData.finantialViability?.payback ?? null),
                },
              ]}
            />
            <SellerRoom price={result.price} />
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
