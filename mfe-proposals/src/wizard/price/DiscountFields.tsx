import { tokens } from '@girassol/shared-ui';
import { FormMoneyField, NumberField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { computeDiscountPercent, computeDiscountReais } from './discount';

const MAX_PERCENT = 100;

/**
 * Fields for the discount in R$ and in percent of the list price, each updating the other. A typed percentage stays
 * when the list price changes; the stored value is in R$. While there is no price, because a typed value is refused,
 * percentages are of the last one.
 */
export function DiscountFields({ listPrice: presentListPrice }: { listPrice: number | null }) {
  const listPrice = useLastNumber(presentListPrice);
  const { values, setFieldValue } = useFormikContext<{ discount: number | null }>();
  const { discount } = values;
  const [typed, setTyped] = useState<{ percent: number | null; discount: number | null } | null>(null);
  // R$ that were typed after it win over a percentage.
  const isPercent = typed !== null && typed.discount === discount;
  const percent = isPercent ? typed.percent : computeDiscountPercent(discount, listPrice);

  function type(next: number | null) {
    const reais = computeDiscountReais(next, listPrice);
    setTyped({ percent: next, discount: reais });
    void setFieldValue('discount', reais);
  }

  useEffect(() => {
    if (!isPercent || typed.percent === null || listPrice === null) return;
    const reais = computeDiscountReais(typed.percent, listPrice);
    if (reais === discount) return;
    setTyped({ percent: typed.percent, discount: reais });
    void setFieldValue('discount', reais);
  }, [isPercent, typed, listPrice, discount, setFieldValue]);

  return (
    <Pair>
      <FormMoneyField name="discount" label="Desconto" />
      <NumberField
        label="Desconto em %"
        unit="%"
        decimals={2}
        value={percent}
        isDisabled={listPrice === null}
        error={isPercent && Number(percent) > MAX_PERCENT ? `No máximo ${MAX_PERCENT}%.` : undefined}
        onChange={type}
        description="Do preço de tabela."
      />
    </Pair>
  );
}

/** Returns `value`, or the last one that was a number while it is null. */
function useLastNumber(value: number | null): number | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${tokens.space[8]};
  align-items: start;
`;
