import { useState } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import { Input, InputBox } from '../field-frame/field-styles';
import { Icon } from '../icons/Icon';
import type { ComboBoxProps } from '../pickers/ComboBox';
import { tokens } from '../tokens/tokens';
import { useAwake } from './use-awake';

const loadComboBox = () => import('../pickers/ComboBox').then(({ ComboBox }) => ComboBox);

/** A `ComboBox` for rows of filters: an input like its own, and the real one with its library when it has the focus. */
export function FilterComboBox(props: ComboBoxProps) {
  const { Awake, rouse, wake } = useAwake(loadComboBox);
  const [typed, setTyped] = useState<string | null>(null);
  const { controlId, messageId, control, box } = useFieldParts(props);
  // What was typed while the real one was on its way stays.
  if (Awake) return <Awake {...props} typed={typed} autoFocus />;

  const { value, options, placeholder = 'Digite para buscar', onInputChange } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  // Whoever has tabbed on meanwhile keeps the focus where it is.
  const wakeFor = (input: HTMLInputElement) => wake(() => document.activeElement === input);
  const type = (text: string) => {
    setTyped(text);
    onInputChange?.(text);
  };
  return (
    <FieldFrame {...props} controlId={controlId} messageId={messageId}>
      <InputBox {...box}>
        <Icon name="search" />
        <Input
          {...control}
          role="combobox"
          aria-expanded={false}
          autoComplete="off"
          placeholder={placeholder}
          value={typed ?? chosen}
          onPointerEnter={rouse}
          onFocus={(event) => wakeFor(event.currentTarget)}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Arrow name="chevron-down" size={14} />
      </InputBox>
    </FieldFrame>
  );
}

const Arrow = styled(Icon)`
  flex: none;
  margin-inline-end: ${tokens.space[8]};
  color: ${tokens.color.inkFaint};
  pointer-events: none;
`;
