import type { KeyboardEvent } from 'react';
import { IconButton } from '../actions/IconButton';
import type { ControlledProps, TypedFieldProps } from '../field-frame/field-props';
import { Icon } from '../icons/Icon';
import { InputField } from './TextField';

export interface SearchFieldProps extends TypedFieldProps, ControlledProps<string> {
  /** Enter was pressed. */
  onSubmit?: ((value: string) => void) | undefined;
}

/** Search field, cleared by Escape or its clear button. The label is hidden unless `hideLabel={false}`. */
export function SearchField({
  value,
  onChange,
  onSubmit,
  hideLabel = true,
  placeholder,
  ...field
}: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(value);
    }
    if (event.key === 'Escape' && value) {
      event.stopPropagation();
      onChange('');
    }
  };
  return (
    <InputField
      {...field}
      hideLabel={hideLabel}
      placeholder={placeholder ?? field.label}
      autoComplete="off"
      input={{ type: 'search', value, onKeyDown, onChange: (event) => onChange(event.currentTarget.value) }}
      before={<Icon name="search" />}
      after={
        value && !field.isDisabled ? (
          <IconButton icon="x" label="Limpar busca" size="sm" onClick={() => onChange('')} />
        ) : null
      }
    />
  );
}
