import { type ElementType, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import type { FieldProps } from './field-props';
import { Frame, LabelLine, Message } from './field-styles';

/** Ids and states that join a field's parts: label, control and message. */
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

/** Help below a field, or its error in the help's place. */
export function FieldMessage({
  id,
  error,
  description,
}: {
  id: string;
  error?: string;
  description?: ReactNode;
}) {
  if (!error && !description) return null;
  return (
    <Message id={id} $isError={Boolean(error)}>
      {error && <Icon name="error" size={14} />}
      <span>{error || description}</span>
    </Message>
  );
}

interface FieldFrameProps extends FieldProps {
  controlId: string;
  messageId: string;
  children: ReactNode;
  /** What the label is made of: `label`, or react-aria's for its own fields. */
  labelAs?: ElementType;
  /** At the right of the label: a counter. */
  aside?: ReactNode;
}

/** Label above, control, help or error below. */
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
    <Frame className={className}>
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
    </Frame>
  );
}
