import {
  FormMoneyField,
  FormNumberField,
  FormTextArea,
  FormTextField,
  TextField,
  useBoundField,
} from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import type { CatalogueField } from '../catalogue-table';

/** One field of the table of a catalogue. */
export function ItemField({ field }: { field: CatalogueField }) {
  const { name, label, isRequired = false, help } = field;
  const common = { name, label, isRequired, ...(help && { help }) };
  switch (field.input) {
    case 'text':
      return <FormTextField {...common} maxLength={field.longest} autoComplete="off" />;
    case 'area':
      return <FormTextArea {...common} maxLength={field.longest} />;
    case 'digits':
      return <DigitsField name={name} label={label} unit={field.unit} />;
    case 'number':
      return (
        <FormNumberField
          {...common}
          decimals={field.decimals}
          {...(field.unit && { unit: field.unit })}
          {...(isRequired && { check: aboveZero })}
        />
      );
    case 'money':
      return <FormMoneyField {...common} />;
    case 'choice':
      return <FormSelect {...common} options={field.options} />;
  }
}

const aboveZero = (value: number | null) =>
  value !== null && value <= 0 ? 'Insira um número maior que zero.' : undefined;

/** Takes digits only: a voltage is 220, whatever is typed around it (catalogue-006). */
function DigitsField({ name, label, unit }: { name: string; label: string; unit: string }) {
  const { onChange, ...bound } = useBoundField<string>(name, label);
  return (
    <TextField
      label={label}
      unit={unit}
      autoComplete="off"
      {...bound}
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, 5))}
    />
  );
}
