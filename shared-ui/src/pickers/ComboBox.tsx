import { omitUndefined } from '@girassol/shared-domain';
import { ComboBox as AriaComboBox, Button, Input, Label } from 'react-aria-components/ComboBox';
import { styled } from 'styled-components';
import { Spinner } from '../display/Spinner';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import type { FieldProps, Option } from '../field-frame/field-props';
import { InputBox, inputStyles } from '../field-frame/field-styles';
import { Icon } from '../icons/Icon';
import { BrazilianLocale } from '../overlays/Brazilian';
import { tokens } from '../tokens/tokens';
import { OptionList, OptionNote, OptionSurface, renderOption } from './option-list';
import { useComboBoxText } from './use-combo-box-text';
import { useSelectTextOnFocus } from './use-select-text-on-focus';

export interface ComboBoxProps extends FieldProps {
  value: string | null;
  onChange: (value: string | null, option: Option | null) => void;
  options: readonly Option[];
  /** The option that `value` stands for, where it is not among the options. */
  selectedOption?: Option | null | undefined;
  placeholder?: string | undefined;
  /** With it the options are the caller's answer to the text, and nothing more is filtered here. */
  onInputChange?: ((text: string) => void) | undefined;
  /** The list opened: the moment to ask for the first choices. */
  onOpen?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** There is nothing to choose before something was typed: the list opens with the first letter. */
  opensOnTyping?: boolean | undefined;
  emptyText?: string | undefined;
  /** Initial text that is not chosen yet. */
  typed?: string | null | undefined;
  /**
   * Called with a text that matched no option when the box was left; with this handler the text stays. Called with ''
   * once the text is resolved.
   */
  onUnchosen?: ((text: string) => void) | undefined;
}

const Root = styled(AriaComboBox<Option>)`
  min-width: 0;
`;

const ComboBoxGroup = styled(InputBox)`
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

const getLabel = (options: readonly (Option | null)[], value: string | null): string =>
  options.find((option) => option?.value === value)?.label ?? '';

/** Field for one of many options, found by typing a name or abbreviation. Accents and capitals make no difference. */
export function ComboBox({
  value,
  onChange,
  options,
  selectedOption = null,
  placeholder,
  onInputChange,
  onOpen,
  isLoading,
  emptyText = 'Nenhum resultado',
  typed: alreadyTyped = null,
  onUnchosen,
  opensOnTyping = false,
  ...field
}: ComboBoxProps) {
  const { controlId, messageId, control, box } = useFieldParts(field);
  const { typed, shown, ...text } = useComboBoxText({
    value,
    options,
    isAnswered: onInputChange !== undefined,
    isLoading: Boolean(isLoading),
    alreadyTyped,
    onChoose: (option) => onChange(option?.value ?? null, option),
    onType: onInputChange,
    onUnchosen,
  });
  const selectOnEntry = useSelectTextOnFocus(Boolean(field.autoFocus) && alreadyTyped !== null);
  const leave = () => {
    text.leave();
    field.onBlur?.();
  };

  return (
    <BrazilianLocale>
      <Root
        items={shown.map((option) => ({ ...option, id: option.value }))}
        value={value}
        onChange={(key) => text.pick(key === null ? null : String(key))}
        inputValue={typed ?? getLabel([...options, selectedOption], value)}
        onInputChange={text.type}
        onOpenChange={(isOpen) => isOpen && onOpen?.()}
        menuTrigger={opensOnTyping ? 'input' : 'focus'}
        allowsEmptyCollection
        isInvalid={Boolean(field.error)}
        validationBehavior="aria"
        onFocus={text.enter}
        onBlur={leave}
        {...omitUndefined({
          isDisabled: field.isDisabled,
          isRequired: field.isRequired,
          'aria-describedby': control['aria-describedby'],
        })}
      >
        <FieldFrame {...field} controlId={controlId} messageId={messageId} labelAs={Label}>
          <ComboBoxGroup {...box} onKeyDownCapture={text.onKeyDownCapture}>
            <Lens name="search" />
            <Field
              placeholder={placeholder ?? 'Digite para buscar'}
              {...omitUndefined({ name: field.name, autoFocus: field.autoFocus })}
              {...selectOnEntry}
            />
            {isLoading && <Spinner size={14} />}
            <Opener>
              <Icon name="chevron-down" size={14} />
            </Opener>
          </ComboBoxGroup>
        </FieldFrame>
        <OptionSurface offset={4}>
          <OptionList renderEmptyState={() => <OptionNote>{isLoading ? 'Buscando…' : emptyText}</OptionNote>}>
            {renderOption}
          </OptionList>
        </OptionSurface>
      </Root>
    </BrazilianLocale>
  );
}
