import type { ChoiceField } from '@girassol/shared-domain/website';
import { RadioGroup } from '@girassol/shared-ui/fields';
import { Select } from '@girassol/shared-ui/pickers';
import type { InputProps } from './input-props';

/** So many fit in sight. */
const FEW = 3;

/** One of a few choices. */
export function ChoiceInput({ id, field, value, onChange }: InputProps<ChoiceField, string>) {
  const choose = (next: string | null) => next !== null && onChange(next);
  const { label, options } = field;
  return (
    <div id={id}>
      {options.length > FEW ? (
        <Select label={label} options={options} value={value} onChange={choose} />
      ) : (
        <RadioGroup label={label} options={options} direction="row" value={value} onChange={choose} />
      )}
    </div>
  );
}
