import { formatNumber } from '@girassol/shared-domain';
import type { NumberField as Spec } from '@girassol/shared-domain/website';
import { NumberField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import type { FieldInputProps } from './field-input-props';

/** Input for a number in Brazilian notation. A number out of range shows an error and leaves the previous value. */
export function NumberInput({ id, field, value, onChange }: FieldInputProps<Spec, number | null>) {
  const { label, unit, min, max } = field;
  const [isOutside, setOutside] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const range = `De ${formatNumber(min, 0)} a ${formatNumber(max, 0)}.`;
  return (
    <NumberField
      id={id}
      label={label}
      unit={unit}
      decimals={2}
      value={value}
      error={isOutside && !isLeft ? range : undefined}
      description={isOutside ? `${range} Ficou o valor de antes.` : undefined}
      onBlur={() => setLeft(true)}
      onChange={(next) => {
        const fits = next === null || (next >= min && next <= max);
        setOutside(!fits);
        setLeft(false);
        if (fits) onChange(next, true);
      }}
    />
  );
}
