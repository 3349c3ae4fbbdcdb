import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import type { ControlledProps, TypedFieldProps } from '../field-frame/field-props';
import { FieldUnit, Input, InputBox } from '../field-frame/field-styles';
import { useTruncatedPasteNotice } from './useTruncatedPasteNotice';

export interface TextFieldProps extends TypedFieldProps, ControlledProps<string> {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  maxLength?: number | undefined;
}

interface InputFieldProps extends TypedFieldProps {
  /** Props of the input besides those of every field. */
  input: ComponentProps<'input'>;
  /** Inside the box before the input: an icon. */
  before?: ReactNode;
  /** Inside the box after the input: a small button. */
  after?: ReactNode;
}

/** Base of all single-line fields: frame with label and message, box, unit and input. */
export function InputField({ input, before, after, ...field }: InputFieldProps) {
  const { unit, isReadOnly, placeholder, autoComplete, onBlur } = field;
  const { controlId, messageId, control, box } = useFieldParts(field);
  const unitElement = unit && <FieldUnit aria-hidden>{unit}</FieldUnit>;
  const isBefore = unit === 'R$';
  return (
    <FieldFrame {...field} controlId={controlId} messageId={messageId}>
      <InputBox {...box} data-read-only={isReadOnly ? '' : undefined}>
        {before}
        {isBefore && unitElement}
        <Input
          {...control}
          readOnly={isReadOnly}
          placeholder={placeholder}
          autoComplete={autoComplete}
          onBlur={onBlur}
          {...input}
        />
        {!isBefore && unitElement}
        {after}
      </InputBox>
    </FieldFrame>
  );
}

/** Field for one line of text. */
export function TextField({
  value,
  onChange,
  type = 'text',
  maxLength,
  description,
  ...field
}: TextFieldProps) {
  const cut = useTruncatedPasteNotice(maxLength);
  return (
    <InputField
      {...field}
      description={cut.notice ? <span role="status">{cut.notice}</span> : description}
      input={{
        type,
        maxLength,
        value,
        onPaste: cut.onPaste,
        onChange: (event) => {
          cut.onType(event);
          onChange(event.currentTarget.value);
        },
      }}
    />
  );
}
