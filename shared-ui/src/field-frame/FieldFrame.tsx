import { type ElementType, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import { keepFiguresWhole } from '../text/figures';
import { VisuallyHidden } from '../text/VisuallyHidden';
import type { FieldProps } from './field-props';
import { FieldColumn, FieldMessageLine, LabelLine } from './field-styles';

/** Returns the ids and states that connect the label, the control and the message of a field. */
export function useFieldParts({
  id,
  name,
  error,
  description,
  isRequired,
  isDisabled,
  autoFocus,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const control = {
    id: controlId,
    name,
    disabled: isDisabled,
    // Only fields that a person asked to begin with; the dialog or page they open has just taken the focus.
    autoFocus,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || description ? messageId : undefined,
  } as const;
  const box = {
    'data-invalid': error ? '' : undefined,
    'data-disabled': isDisabled ? '' : undefined,
  } as const;
  return { controlId, messageId, control, box };
}

/** Help text below a field, replaced by the field's error. */
export function FieldMessage({
  id,
  error,
  description,
}: {
  id: string;
  error?: string | undefined;
  description?: ReactNode;
}) {
  const message = error || description;
  if (!message) return null;
  return (
    <FieldMessageLine id={id} $isError={Boolean(error)}>
      {error && <Icon name="error" size={14} />}
      <span>{keepFiguresWhole(message)}</span>
    </FieldMessageLine>
  );
}

interface FieldFrameProps extends FieldProps {
  controlId: string;
  messageId: string;
  children: ReactNode;
  /** Element of the label: `label`, or react-aria's for its own fields. */
  labelAs?: ElementType | undefined;
  /** At the right of the label: a counter. */
  aside?: ReactNode;
}

/** Frame of a field: label above, control, help or error below. */
export function FieldFrame({
  label,
  description,
  error,
  isRequired,
  isOptional,
  hideLabel,
  className,
  controlId,
  messageId,
  children,
  labelAs: Label = 'label',
  aside,
}: FieldFrameProps) {
  const naming = Label === 'label' ? { htmlFor: controlId } : {};
  const named = <Label {...naming}>{label}</Label>;
  return (
    <FieldColumn className={className}>
      {hideLabel ? (
        <VisuallyHidden>{named}</VisuallyHidden>
      ) : (
        <LabelLine>
          {named}
          {isRequired && <small aria-hidden>(obrigatório)</small>}
          {isOptional && <small>(opcional)</small>}
          {aside}
        </LabelLine>
      )}
      {children}
      <FieldMessage id={messageId} error={error} description={description} />
    </FieldColumn>
  );
}
