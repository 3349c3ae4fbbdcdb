import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import { Icon } from '../icons/Icon';
import type { SelectProps } from '../pickers/Select';
import { selectTrigger } from '../pickers/select-trigger';
import { truncated } from '../text/Text';
import { useAwake } from './use-awake';

const loadSelect = () => import('../pickers/Select').then(({ Select }) => Select);

/**
 * A `Select` for rows of filters, which most visits never touch: it looks and reads like one, and fetches the real one
 * with its library when it is opened.
 */
export function FilterSelect(props: SelectProps) {
  const { Awake, rouse, wake } = useAwake(loadSelect);
  const { controlId, messageId, control, box } = useFieldParts(props);
  if (Awake) return <Awake {...props} startsOpen autoFocus />;

  const { label, value, options, placeholder = 'Escolha', size = 'md' } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? placeholder;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    wake();
  };
  return (
    <FieldFrame {...props} controlId={controlId} messageId={messageId} labelAs="span">
      <Trigger
        {...control}
        {...box}
        type="button"
        $size={size}
        aria-label={`${chosen} ${label}`}
        aria-haspopup="listbox"
        aria-expanded={false}
        onPointerEnter={rouse}
        onFocus={rouse}
        onClick={() => wake()}
        onKeyDown={onKeyDown}
      >
        <Chosen>{chosen}</Chosen>
        <Icon name="chevron-down" size={14} />
      </Trigger>
    </FieldFrame>
  );
}

const Trigger = styled.button<{ $size: 'sm' | 'md' }>`
  ${selectTrigger}
`;

const Chosen = styled.span`
  ${truncated}
`;
