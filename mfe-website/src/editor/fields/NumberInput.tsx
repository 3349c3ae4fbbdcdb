import { formatNumber } from '@girassol/shared-domain';
import type { NumberField as Spec } from '@girassol/shared-domain/website';
import { NumberField } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import type { InputProps } from './input-props';

/** A number as Brazilians write it. One that is too large stays in the field, and is not taken. */
export function NumberInput({ id, field, value, onChange }: InputProps<Spec, number | null>) {
  const { label, unit, min, max } = field;
  const [isOutside, setOutside] = useState(false);
  return (
    <NumberField
      id={id}
      label={label}
      unit={unit}
      decimals={2}
      value={value}
      error={isOutside ? `De ${formatNumber(min, 0)} a ${formatNumber(max, 0)}.` : undefined}
      onBlur={() => setOutside(false)}
      onChange={(next) => {
        const fits = next === null || (next >= min && next <= max);
        setOutside(!fits);
        if (fits) onChange(next, true);
      }}
    />
  );
}
