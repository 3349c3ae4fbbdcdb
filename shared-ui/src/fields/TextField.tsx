import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import type { Controlled, TypedFieldProps } from '../field-frame/field-props';
import { Input, InputBox, Unit } from '../field-frame/field-styles';

export interface TextFieldProps extends TypedFieldProps, Controlled<string> {
  type?: 'text' | 'email' | 'tel' | 'url';
  maxLength?: number;
}

interface InputFieldProps extends TypedFieldProps {
  /** What the input takes besides what every field has. */
  input: ComponentProps<'input'>;
  /** Inside the box before the input: an icon. */
  before?: ReactNode;
  /** Inside the box after the input: a small button. */
  after?: ReactNode;
}

/** Frame, box, unit and input: what all fields of one line share. */
export function InputField({ input, before, after, ...field }: InputFieldProps) {
  const { unit, isReadOnly, placeholder, autoComplete, onBlur } = field;
  const { controlId, messageId, control, box } = useFieldParts(field);
  const unitElement = unit && <Unit aria-hidden>{unit}</Unit>;
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

/** One line of text. */
export function TextField({ value, onChange, type = 'text', maxLength, ...field }: TextFieldProps) {
  return (
    <InputField
      {...field}
      input={{ type, maxLength, value, onChange: (event) => onChange(event.currentTarget.value) }}
    />
  );
}
