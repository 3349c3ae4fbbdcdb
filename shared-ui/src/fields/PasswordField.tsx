import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../actions/IconButton';
import type { ControlledProps, TypedFieldProps } from '../field-frame/field-props';
import { InputField } from './TextField';

export interface PasswordFieldProps extends TypedFieldProps, ControlledProps<string> {}

/** Field for a password that can be shown; warns of Caps Lock. */
export function PasswordField({
  value,
  onChange,
  description,
  autoComplete = 'current-password',
  ...field
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <InputField
      {...field}
      autoComplete={autoComplete}
      description={hasCapsLock ? 'Caps Lock está ligado.' : description}
      input={{
        type: isShown ? 'text' : 'password',
        value,
        spellCheck: false,
        autoCapitalize: 'none',
        onChange: (event) => onChange(event.currentTarget.value),
        onKeyUp: watchCapsLock,
      }}
      after={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? 'Esconder senha' : 'Mostrar senha'}
          size="sm"
          disabled={field.isDisabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
