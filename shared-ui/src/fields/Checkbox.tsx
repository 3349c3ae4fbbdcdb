import { useEffect, useRef } from 'react';
import { FieldMessage, useFieldParts } from '../field-frame/FieldFrame';
import type { Controlled, FieldProps } from '../field-frame/field-props';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { Box, ToggleFrame, ToggleLine, Track } from './toggle-styles';

export interface CheckboxProps extends FieldProps, Controlled<boolean> {
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean;
}

export interface SwitchProps extends FieldProps, Controlled<boolean> {}

/** A yes or no that is sent with a form, or the choice of a row. */
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
        <Box
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

/** Something that is on or off from the moment it is switched. */
export function Switch({ value, onChange, ...field }: SwitchProps) {
  const { messageId, control } = useFieldParts(field);
  return (
    <ToggleFrame $indent="2.5rem" className={field.className}>
      <ToggleLine>
        <Track
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
