import { useEffect, useRef } from 'react';
import { FieldMessage, useFieldParts } from '../field-frame/FieldFrame';
import type { ControlledProps, FieldProps } from '../field-frame/field-props';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { CheckboxInput, SwitchInput, ToggleFrame, ToggleLine } from './toggle-styles';

export interface CheckboxProps extends FieldProps, ControlledProps<boolean> {
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean | undefined;
}

export interface SwitchProps extends FieldProps, ControlledProps<boolean> {}

/** Checkbox field for a yes or no that takes effect when a form is sent, or that selects a row. */
export function Checkbox({ value, onChange, isIndeterminate = false, ...field }: CheckboxProps) {
  const { messageId, control } = useFieldParts(field);
  const input = useRef<HTMLInputElement>(null);
  // The browser has no attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <ToggleFrame $indent="1.625rem" className={field.className}>
      <ToggleLine>
        <CheckboxInput
          {...control}
          ref={input}
          type="checkbox"
          checked={value}
          onBlur={field.onBlur}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {field.hideLabel ? <VisuallyHidden>{field.label}</VisuallyHidden> : <span>{field.label}</span>}
      </ToggleLine>
      <FieldMessage id={messageId} error={field.error} description={field.description} />
    </ToggleFrame>
  );
}

/** Switch field for a yes or no that takes effect at once. */
export function Switch({ value, onChange, ...field }: SwitchProps) {
  const { messageId, control } = useFieldParts(field);
  return (
    <ToggleFrame $indent="2.5rem" className={field.className}>
      <ToggleLine>
        <SwitchInput
          {...control}
          type="checkbox"
          role="switch"
          checked={value}
          onBlur={field.onBlur}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {field.hideLabel ? <VisuallyHidden>{field.label}</VisuallyHidden> : <span>{field.label}</span>}
      </ToggleLine>
      <FieldMessage id={messageId} error={field.error} description={field.description} />
    </ToggleFrame>
  );
}
