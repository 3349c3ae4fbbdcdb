import { useEffect, useState } from 'react';
import { Select as AriaSelect, Button, Label, SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import type { Controlled, FieldProps, Option } from '../field-frame/field-props';
import { Icon } from '../icons/Icon';
import { Brazilian } from '../overlays/Brazilian';
import { tokens } from '../tokens/tokens';
import { OptionList, OptionSurface, optionLine } from './option-list';
import { selectTrigger } from './select-trigger';

export interface SelectProps extends FieldProps, Controlled<string | null> {
  options: readonly Option[];
  placeholder?: string;
  /** sm for rows of filters. */
  size?: 'sm' | 'md';
  /** Shows its list as soon as it is there; goes with `autoFocus`. */
  startsOpen?: boolean;
}

const Root = styled(AriaSelect<Option>)`
  min-width: 0;
`;

const Trigger = styled(Button)<{ $size: 'sm' | 'md' }>`
  ${selectTrigger}
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
  startsOpen,
  ...field
}: SelectProps) {
  const { controlId, messageId, control, box } = useFieldParts(field);
  const [isOpen, setIsOpen] = useState(false);

  // Once it has the focus, and not before: the list gives it back to whoever had it.
  useEffect(() => {
    if (startsOpen) setIsOpen(true);
  }, [startsOpen]);

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
        isOpen={isOpen}
        onOpenChange={setIsOpen}
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
