import { tokens } from '@girassol/shared-ui';
import { FormMoneyField, NumberField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { computeDiscountPercent, computeDiscountReais } from './discount';

/**
 * Fields for the discount in R$ and in percent of the list price, each updating the other. A typed percentage stays
 * when the list price changes; the stored value is in R$.
 */
export function DiscountFields({ listPrice }: { listPrice: number | null }) {
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
        onChange={type}
        description="Do preço de tabela."
      />
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${tokens.space[8]};
  align-items: start;
`;
