import { styled } from 'styled-components';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import type { ControlledProps, TypedFieldProps } from '../field-frame/field-props';
import { InputBox, inputStyles } from '../field-frame/field-styles';
import { tokens } from '../tokens/tokens';
import { useTruncatedPasteNotice } from './useTruncatedPasteNotice';

export interface TextAreaProps extends TypedFieldProps, ControlledProps<string> {
  /** Lines to begin with; it grows with the text where the browser can. */
  rows?: number | undefined;
  /** Shows how much is used: always for a short limit, near its end for a long one. */
  maxLength?: number | undefined;
}

const Area = styled.textarea`
  ${inputStyles}
  display: block;
  resize: vertical;
  max-height: 24rem;
  field-sizing: content;
  /* Otherwise a long address makes the field as wide as itself. */
  overflow-wrap: anywhere;
`;

const Counter = styled.span`
  margin-left: auto;
  font: var(--g-text-12);
  color: ${tokens.color.inkFaint};
`;

/** Characters up to which a limit is short: people write with it in mind. */
const SHORT_LIMIT = 1_000;

const isCounted = (value: string, maxLength: number): boolean =>
  maxLength <= SHORT_LIMIT || value.length > maxLength * 0.8;

/** Field for text of several lines. */
export function TextArea({ value, onChange, rows = 3, maxLength, description, ...props }: TextAreaProps) {
  const cut = useTruncatedPasteNotice(maxLength);
  const field = { ...props, description: cut.notice ? <span role="status">{cut.notice}</span> : description };
  const { controlId, messageId, control, box } = useFieldParts(field);
  return (
    <FieldFrame
      {...field}
      controlId={controlId}
      messageId={messageId}
      aside={
        maxLength &&
        isCounted(value, maxLength) && (
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
          onPaste={cut.onPaste}
          onChange={(event) => {
            cut.onType(event);
            onChange(event.currentTarget.value);
          }}
        />
      </InputBox>
    </FieldFrame>
  );
}
