import {
  FormMoneyField,
  FormNumberField,
  FormTextArea,
  FormTextField,
  NumberField,
  useBoundField,
} from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useRef } from 'react';
import { UsualNumberField } from '../../usual-values/UsualNumberField';
import type { CatalogueField } from '../catalogue-table';

/** Form field of a catalogue item, built from the definition of the field in its catalogue. */
export function ItemField({ field }: { field: CatalogueField }) {
  const { name, label, isRequired = false, help } = field;
  const common = { name, label, isRequired, ...(help && { description: help }) };
  switch (field.input) {
    case 'text':
      return <FormTextField {...common} maxLength={field.longest} autoComplete="off" />;
    case 'area':
      return <FormTextArea {...common} maxLength={field.longest} />;
    case 'digits':
      return <DigitsField name={name} label={label} unit={field.unit} />;
    case 'number': {
      const figure = {
        ...common,
        decimals: field.decimals,
        ...(field.unit && { unit: field.unit }),
        ...(isRequired && { check: aboveZero }),
      };
      return field.usual ? (
        <UsualNumberField usual={field.usual} {...figure} />
      ) : (
        <FormNumberField {...figure} />
      );
    }
    case 'money':
      return <FormMoneyField {...common} />;
    case 'choice':
      return <FormSelect {...common} options={field.options} />;
  }
}

const aboveZero = (value: number | null) =>
  value !== null && value <= 0 ? 'Insira um número maior que zero.' : undefined;

const MAX_DIGITS = 5;

/** Takes digits only: a voltage is 220, whatever is typed around it (catalogue-006). Two of them (`127/220`) are told. */
function DigitsField({ name, label, unit }: { name: string; label: string; unit: string }) {
  const problem = useRef<string>(undefined);
  const { value, onChange, ...bound } = useBoundField<string>(name, label, (text) => {
    if (text === '') return problem.current;
    return text.length > MAX_DIGITS ? `No máximo ${MAX_DIGITS} algarismos.` : undefined;
  });
  return (
    <NumberField
      label={label}
      unit={unit}
      {...bound}
      value={value === '' ? null : Number(value)}
      onChange={(volts) => onChange(volts === null ? '' : String(volts))}
      onProblemChange={(next) => {
        problem.current = next;
      }}
    />
  );
}
