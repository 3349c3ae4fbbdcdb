import { styled } from 'styled-components';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import type { Controlled, TypedFieldProps } from '../field-frame/field-props';
import { InputBox, inputStyles } from '../field-frame/field-styles';
import { tokens } from '../tokens/tokens';

export interface TextAreaProps extends TypedFieldProps, Controlled<string> {
  /** Lines to begin with; it grows with the text where the browser can. */
  rows?: number;
  /** Shows how much is used. */
  maxLength?: number;
}

const Area = styled.textarea`
  ${inputStyles}
  display: block;
  resize: vertical;
  max-height: 24rem;
  field-sizing: content;
`;

const Counter = styled.span`
  margin-left: auto;
  font: var(--g-text-12);
  color: ${tokens.color.inkFaint};
`;

/** Text of many lines. */
export function TextArea({ value, onChange, rows = 3, maxLength, ...field }: TextAreaProps) {
  const { controlId, messageId, control, box } = useFieldParts(field);
  return (
    <FieldFrame
      {...field}
      controlId={controlId}
      messageId={messageId}
      aside={
        maxLength && (
          <Counter>
            {value.length}/{maxLength}
          </Counter>
        )
      }
    >
      <InputBox {...box} data-read-only={field.isReadOnly ? '' : undefined}>
        <Area
          {...control}
          rows={rows}
          style={{ minHeight: `${rows * 1.25 + 0.75}rem` }}
          maxLength={maxLength}
          readOnly={field.isReadOnly}
          placeholder={field.placeholder}
          onBlur={field.onBlur}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </InputBox>
    </FieldFrame>
  );
}
