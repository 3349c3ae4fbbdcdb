import { useState } from 'react';
import { ComboBox as AriaComboBox, Button, Input, Label, useFilter } from 'react-aria-components/ComboBox';
import { styled } from 'styled-components';
import { Spinner } from '../display/Spinner';
import { FieldFrame, useFieldParts } from '../fields/FieldFrame';
import type { FieldProps, Option } from '../fields/field-props';
import { InputBox, inputStyles } from '../fields/field-styles';
import { Icon } from '../icons/Icon';
import { Brazilian } from '../overlays/Brazilian';
import { tokens } from '../tokens/tokens';
import { OptionList, OptionNote, OptionSurface, optionLine } from './option-list';

export interface ComboBoxProps extends FieldProps {
  value: string | null;
  onChange: (value: string | null, option: Option | null) => void;
  options: readonly Option[];
  placeholder?: string;
  /** With it the options are the caller's answer to the text, and nothing more is filtered here. */
  onInputChange?: (text: string) => void;
  /** The list opened: the moment to ask for the first choices. */
  onOpen?: () => void;
  isLoading?: boolean;
  emptyText?: string;
  /** What stands in it already and was not chosen yet. */
  typed?: string | null;
}

const Root = styled(AriaComboBox<Option>)`
  min-width: 0;
`;

const Place = styled(InputBox)`
  position: relative;
`;

/** Above the input, not before it: the list of choices is placed and measured by the input. */
const Lens = styled(Icon)`
  position: absolute;
  left: 0;
  pointer-events: none;
`;

const Field = styled(Input)`
  ${inputStyles}
  padding-left: 34px;
`;

const Opener = styled(Button)`
  appearance: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 1.875rem;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${tokens.color.inkFaint};
  cursor: pointer;
  outline: none;
`;

const labelOf = (options: readonly Option[], value: string | null): string =>
  options.find((option) => option.value === value)?.label ?? '';

/** One of many choices, found by typing. Accents and capitals make no difference. */
export function ComboBox({
  value,
  onChange,
  options,
  placeholder,
  onInputChange,
  onOpen,
  isLoading,
  emptyText = 'Nenhum resultado',
  typed: alreadyTyped = null,
  ...field
}: ComboBoxProps) {
  const { controlId, messageId, control, box } = useFieldParts(field);
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState(alreadyTyped);

  const type = (text: string) => {
    setTyped(text);
    onInputChange?.(text);
  };
  const choose = (key: string | null) => {
    setTyped(null);
    onChange(key, options.find((option) => option.value === key) ?? null);
  };
  const leave = () => {
    // Text that chose nothing goes; what was chosen before stays.
    setTyped(null);
    field.onBlur?.();
  };
  const isNarrowed = typed !== null && typed !== '' && !onInputChange;
  const shown = isNarrowed ? options.filter((option) => contains(option.label, typed)) : options;

  return (
    <Brazilian>
      <Root
        items={shown.map((option) => ({ ...option, id: option.value }))}
        value={value}
        onChange={(key) => choose(key === null ? null : String(key))}
        inputValue={typed ?? labelOf(options, value)}
        onInputChange={type}
        onOpenChange={(isOpen) => isOpen && onOpen?.()}
        menuTrigger="focus"
        allowsEmptyCollection
        isDisabled={field.isDisabled}
        isInvalid={Boolean(field.error)}
        isRequired={field.isRequired}
        validationBehavior="aria"
        onBlur={leave}
        aria-describedby={control['aria-describedby']}
      >
        <FieldFrame {...field} controlId={controlId} messageId={messageId} labelAs={Label}>
          <Place {...box}>
            <Lens name="search" />
            <Field placeholder={placeholder ?? 'Digite para buscar'} autoFocus={field.autoFocus} />
            {isLoading && <Spinner size={14} />}
            <Opener>
              <Icon name="chevron-down" size={14} />
            </Opener>
          </Place>
        </FieldFrame>
        <OptionSurface offset={4}>
          <OptionList renderEmptyState={() => <OptionNote>{isLoading ? 'Buscando…' : emptyText}</OptionNote>}>
            {optionLine}
          </OptionList>
        </OptionSurface>
      </Root>
    </Brazilian>
  );
}
