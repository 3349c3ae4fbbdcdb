import type { LineField } from '@girassol/shared-domain/website';
import { TextField } from '@girassol/shared-ui/fields';
import type { InputProps } from './input-props';
import { withoutHidden } from './plain-text';

/** One line of text. */
export function LineInput({ id, field, value, onChange }: InputProps<LineField, string>) {
  return (
    <TextField
      id={id}
      label={field.label}
      description={field.hint}
      isRequired={field.needed}
      maxLength={field.max}
      autoComplete="off"
      value={value}
      onChange={(text) => onChange(withoutHidden(text, false), true)}
    />
  );
}
