import { Select as AriaSelect, Button, Label, SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { FieldFrame, useFieldParts } from '../fields/FieldFrame';
import type { Controlled, FieldProps, Option } from '../fields/field-props';
import { controlBox } from '../fields/field-styles';
import { Icon } from '../icons/Icon';
import { Brazilian } from '../overlays/Brazilian';
import { tokens } from '../tokens/tokens';
import { OptionList, OptionSurface, optionLine } from './option-list';

export interface SelectProps extends FieldProps, Controlled<string | null> {
  options: readonly Option[];
  placeholder?: string;
  /** sm for rows of filters. */
  size?: 'sm' | 'md';
}

const Root = styled(AriaSelect<Option>)`
  min-width: 0;
`;

const Trigger = styled(Button)<{ $size: 'sm' | 'md' }>`
  ${controlBox}
  appearance: none;
  justify-content: space-between;
  gap: ${tokens.space[8]};
  min-height: ${({ $size }) => ($size === 'sm' ? '1.875rem' : '2.25rem')};
  padding: 0 10px;
  text-align: left;
  cursor: pointer;
  > svg { color: ${tokens.color.inkFaint}; }
  &[data-pressed], &[aria-expanded='true'] { border-color: ${tokens.color.leaf}; }
`;

const Chosen = styled(SelectValue<Option>)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] { color: ${tokens.color.inkFaint}; }
  small { display: none; }
  svg { display: none; }
`;

/** One of several choices that need no search. */
export function Select({
  value,
  onChange,
  options,
  placeholder = 'Escolha',
  size = 'md',
  ...field
}: SelectProps) {
  const { controlId, messageId, control, box } = useFieldParts(field);
  return (
    <Brazilian>
      <Root
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        placeholder={placeholder}
        isDisabled={field.isDisabled}
        isInvalid={Boolean(field.error)}
        isRequired={field.isRequired}
        validationBehavior="aria"
        autoFocus={field.autoFocus}
        onBlur={field.onBlur}
        aria-describedby={control['aria-describedby']}
      >
        <FieldFrame {...field} controlId={controlId} messageId={messageId} labelAs={Label}>
          <Trigger $size={size} {...box}>
            <Chosen>
              {({ selectedText, defaultChildren, isPlaceholder }) =>
                isPlaceholder ? defaultChildren : selectedText
              }
            </Chosen>
            <Icon name="chevron-down" size={14} />
          </Trigger>
        </FieldFrame>
        <OptionSurface offset={4}>
          <OptionList items={options.map((option) => ({ ...option, id: option.value }))}>
            {optionLine}
          </OptionList>
        </OptionSurface>
      </Root>
    </Brazilian>
  );
}
