import { useState } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import { Input, InputBox } from '../field-frame/field-styles';
import { Icon } from '../icons/Icon';
import type { ComboBoxProps } from '../pickers/ComboBox';
import { useSelectTextOnFocus } from '../pickers/use-select-text-on-focus';
import { tokens } from '../tokens/tokens';
import { useLazyControl } from './use-lazy-control';

const loadComboBox = () => import('../pickers/ComboBox').then(({ ComboBox }) => ComboBox);

/**
 * `ComboBox` for filter rows. Shows a plain input until the input gets the focus, and only then loads the
 * real `ComboBox` with its library.
 */
export function FilterComboBox(props: ComboBoxProps) {
  const { Awake, rouse, wake } = useLazyControl(loadComboBox);
  const [typed, setTyped] = useState<string | null>(null);
  const { controlId, messageId, control, box } = useFieldParts(props);
  const selectOnEntry = useSelectTextOnFocus(false);
  // Text typed while the real box was loading stays.
  if (Awake) return <Awake {...props} typed={typed} autoFocus />;

  const { value, options, placeholder = 'Digite para buscar', onInputChange } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  // A user who tabbed on meanwhile keeps the focus elsewhere.
  const wakeFor = (input: HTMLInputElement) => wake(() => document.activeElement === input);
  const type = (text: string) => {
    setTyped(text);
    onInputChange?.(text);
  };
  return (
    <FieldFrame {...props} controlId={controlId} messageId={messageId}>
      <Box {...box}>
        <Lens name="search" />
        <Field
          {...control}
          role="combobox"
          aria-expanded={false}
          autoComplete="off"
          placeholder={placeholder}
          value={typed ?? chosen}
          onPointerEnter={rouse}
          {...selectOnEntry}
          onFocus={(event) => {
            selectOnEntry.onFocus(event);
            wakeFor(event.currentTarget);
          }}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Arrow name="chevron-down" size={14} />
      </Box>
    </FieldFrame>
  );
}

/* The lens stands above the input, as in the real box: the field does not change its width when it wakes. */
const Lens = styled(Icon)`
  position: absolute;
  left: 0;
  pointer-events: none;
`;

const Field = styled(Input)`
  padding-left: 34px;
`;

const Box = styled(InputBox)`
  position: relative;
`;

/* As wide as the button that takes its place. */
const Arrow = styled(Icon)`
  flex: none;
  box-sizing: content-box;
  padding-inline: 8px;
  margin-right: 2px;
  color: ${tokens.color.inkFaint};
  pointer-events: none;
`;
