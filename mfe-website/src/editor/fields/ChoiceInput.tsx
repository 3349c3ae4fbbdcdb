import type { ChoiceField } from '@girassol/shared-domain/website';
import { Select } from '@girassol/shared-ui/choices';
import { RadioGroup } from '@girassol/shared-ui/inputs';
import type { FieldInputProps } from './field-input-props';

/** Maximum number of options shown as radio buttons; more become a select. */
const MAX_RADIO_OPTIONS = 3;

/** Input of the site editor for a field with a few options, of which one is chosen. */
export function ChoiceInput({ id, field, value, onChange }: FieldInputProps<ChoiceField, string>) {
  const choose = (next: string | null) => next !== null && onChange(next);
  const { label, options } = field;
  return (
    <div id={id}>
      {options.length > MAX_RADIO_OPTIONS ? (
        <Select label={label} options={options} value={value} onChange={choose} />
      ) : (
        <RadioGroup label={label} options={options} direction="row" value={value} onChange={choose} />
      )}
    </div>
  );
}
