import { styled } from 'styled-components';
import { FieldMessage, useFieldParts } from '../field-frame/FieldFrame';
import type { ControlledProps, FieldProps, Option } from '../field-frame/field-props';
import { FieldColumn, LabelLine } from '../field-frame/field-styles';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../tokens/tokens';
import { RadioInput, ToggleLine } from './toggle-styles';

export interface RadioGroupProps extends FieldProps, ControlledProps<string | null> {
  options: readonly Option[];
  direction?: 'column' | 'row' | undefined;
}

const Choices = styled.div<{ $direction: 'column' | 'row' }>`
  display: flex;
  flex-direction: ${({ $direction }) => $direction};
  flex-wrap: wrap;
  gap: ${({ $direction }) => ($direction === 'row' ? `0 ${tokens.space[16]}` : '0')};
`;

const OptionText = styled.span`
  display: grid;
  small { font: var(--g-text-12); color: ${tokens.color.inkFaint}; }
`;

/** Group of a few choices that are all visible. */
export function RadioGroup({ value, onChange, options, direction = 'column', ...field }: RadioGroupProps) {
  const { controlId, messageId, control } = useFieldParts(field);
  const group = field.name ?? controlId;
  return (
    <FieldColumn
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
            <RadioInput
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onBlur={field.onBlur}
              onChange={() => onChange(option.value)}
            />
            <OptionText>
              {option.label}
              {option.description && <small>{option.description}</small>}
            </OptionText>
          </ToggleLine>
        ))}
      </Choices>
      <FieldMessage id={messageId} error={field.error} description={field.description} />
    </FieldColumn>
  );
}
