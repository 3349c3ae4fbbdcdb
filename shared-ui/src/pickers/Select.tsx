import { omitUndefined } from '@girassol/shared-domain';
import { useEffect, useState } from 'react';
import { Select as AriaSelect, Button, Label, SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import type { ControlledProps, FieldProps, Option } from '../field-frame/field-props';
import { Icon } from '../icons/Icon';
import { BrazilianLocale } from '../overlays/Brazilian';
import { tokens } from '../tokens/tokens';
import { OptionList, OptionSurface, renderOption } from './option-list';
import { selectTriggerStyles } from './select-trigger-styles';

export interface SelectProps extends FieldProps, ControlledProps<string | null> {
  options: readonly Option[];
  placeholder?: string | undefined;
  /** sm for rows of filters. */
  size?: 'sm' | 'md' | undefined;
  /** Shows its list as soon as it is there; goes with `autoFocus`. */
  startsOpen?: boolean | undefined;
}

const Root = styled(AriaSelect<Option>)`
  min-width: 0;
`;

const Trigger = styled(Button)<{ $size: 'sm' | 'md' }>`
  ${selectTriggerStyles}
`;

const Chosen = styled(SelectValue<Option>)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] { color: ${tokens.color.inkFaint}; }
  small { display: none; }
  svg { display: none; }
`;

/** Field for one of several options in a list that has no search. */
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
    <BrazilianLocale>
      <Root
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        isInvalid={Boolean(field.error)}
        validationBehavior="aria"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        {...omitUndefined({
          placeholder,
          isDisabled: field.isDisabled,
          isRequired: field.isRequired,
          autoFocus: field.autoFocus,
          onBlur: field.onBlur,
          'aria-describedby': control['aria-describedby'],
        })}
      >
        <FieldFrame {...field} controlId={controlId} messageId={messageId} labelAs={Label}>
          <Trigger $size={size} {...box} {...omitUndefined({ name: field.name })}>
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
            {renderOption}
          </OptionList>
        </OptionSurface>
      </Root>
    </BrazilianLocale>
  );
}
