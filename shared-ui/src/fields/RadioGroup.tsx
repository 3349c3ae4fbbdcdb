import { styled } from 'styled-components';
import { FieldMessage, useFieldParts } from '../field-frame/FieldFrame';
import type { Controlled, FieldProps, Option } from '../field-frame/field-props';
import { Frame, LabelLine } from '../field-frame/field-styles';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../tokens/tokens';
import { Dot, ToggleLine } from './toggle-styles';

export interface RadioGroupProps extends FieldProps, Controlled<string | null> {
  options: readonly Option[];
  direction?: 'column' | 'row';
}

const Choices = styled.div<{ $direction: 'column' | 'row' }>`
  display: flex;
  flex-direction: ${({ $direction }) => $direction};
  flex-wrap: wrap;
  gap: ${({ $direction }) => ($direction === 'row' ? `0 ${tokens.space[16]}` : '0')};
`;

const Words = styled.span`
  display: grid;
  small { font: var(--g-text-12); color: ${tokens.color.inkFaint}; }
`;

/** One of a few choices, all in sight. */
export function RadioGroup({ value, onChange, options, direction = 'column', ...field }: RadioGroupProps) {
  const { controlId, messageId, control } = useFieldParts(field);
  const group = field.name ?? controlId;
  return (
    <Frame
      as="fieldset"
      role="radiogroup"
      className={field.className}
      aria-describedby={control['aria-describedby']}
      aria-required={control['aria-required']}
      aria-invalid={control['aria-invalid']}
      disabled={field.isDisabled}
    >
      {field.hideLabel ? (
        <VisuallyHidden as="legend">{field.label}</VisuallyHidden>
      ) : (
        <LabelLine as="legend">
          {field.label}
          {field.isRequired && <small aria-hidden>(obrigatório)</small>}
          {field.isOptional && <small>(opcional)</small>}
        </LabelLine>
      )}
      <Choices $direction={direction}>
        {options.map((option) => (
          <ToggleLine key={option.value}>
            <Dot
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onBlur={field.onBlur}
              onChange={() => onChange(option.value)}
            />
            <Words>
              {option.label}
              {option.description && <small>{option.description}</small>}
            </Words>
          </ToggleLine>
        ))}
      </Choices>
      <FieldMessage id={messageId} error={field.error} description={field.description} />
    </Frame>
  );
}
