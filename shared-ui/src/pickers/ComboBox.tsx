import { ComboBox as AriaComboBox, Button, Input, Label } from 'react-aria-components/ComboBox';
import { styled } from 'styled-components';
import { Spinner } from '../display/Spinner';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import type { FieldProps, Option } from '../field-frame/field-props';
import { InputBox, inputStyles } from '../field-frame/field-styles';
import { Icon } from '../icons/Icon';
import { Brazilian } from '../overlays/Brazilian';
import { tokens } from '../tokens/tokens';
import { OptionList, OptionNote, OptionSurface, optionLine } from './option-list';
import { useTypedChoice } from './use-typed-choice';

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
  /** What was typed and chose nothing when the box was left: with it the text stays. Empty once it is settled. */
  onUnchosen?: (text: string) => void;
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

/** One of many choices, found by typing its name or abbreviation. Accents and capitals make no difference. */
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
  onUnchosen,
  ...field
}: ComboBoxProps) {
  const { controlId, messageId, control, box } = useFieldParts(field);
  const { typed, shown, ...text } = useTypedChoice({
    value,
    options,
    isAnswered: onInputChange !== undefined,
    isLoading: Boolean(isLoading),
    alreadyTyped,
    onChoose: (option) => onChange(option?.value ?? null, option),
    onType: onInputChange,
    onUnchosen,
  });
  const leave = () => {
    text.leave();
    field.onBlur?.();
  };

  return (
    <Brazilian>
      <Root
        items={shown.map((option) => ({ ...option, id: option.value }))}
        value={value}
        onChange={(key) => text.pick(key === null ? null : String(key))}
        inputValue={typed ?? labelOf(options, value)}
        onInputChange={text.type}
        onOpenChange={(isOpen) => isOpen && onOpen?.()}
        menuTrigger="focus"
        allowsEmptyCollection
        isDisabled={field.isDisabled}
        isInvalid={Boolean(field.error)}
        isRequired={field.isRequired}
        validationBehavior="aria"
        onFocus={text.enter}
        onBlur={leave}
        aria-describedby={control['aria-describedby']}
      >
        <FieldFrame {...field} controlId={controlId} messageId={messageId} labelAs={Label}>
          <Place {...box} onKeyDownCapture={text.onKeyDownCapture}>
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
