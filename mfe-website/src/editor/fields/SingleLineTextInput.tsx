import type { SingleLineField } from '@girassol/shared-domain/website';
import { TextField } from '@girassol/shared-ui/inputs';
import type { FieldInputProps } from './field-input-props';
import { removeHiddenCharacters } from './plain-text';
import { useLeftEmpty } from './use-left-empty';

/** Input for one line of text. */
export function SingleLineTextInput({
  id,
  field,
  value,
  onChange,
}: FieldInputProps<SingleLineField, string>) {
  const leftEmpty = useLeftEmpty(field.needed, value);
  return (
    <TextField
      {...leftEmpty}
      id={id}
      label={field.label}
      description={field.hint}
      isRequired={field.needed}
      maxLength={field.max}
      autoComplete="off"
      value={value}
      onChange={(text) => onChange(removeHiddenCharacters(text, false), true)}
    />
  );
}
