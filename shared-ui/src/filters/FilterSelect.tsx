import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, useFieldParts } from '../field-frame/FieldFrame';
import { Icon } from '../icons/Icon';
import type { SelectProps } from '../pickers/Select';
import { selectTriggerStyles } from '../pickers/select-trigger-styles';
import { truncatedStyles } from '../text/Text';
import { useLazyControl } from './use-lazy-control';

const loadSelect = () => import('../pickers/Select').then(({ Select }) => Select);

/**
 * `Select` for filter rows. Shows a light look-alike until it is opened, and only then loads the real
 * `Select` with its library, since most visits use no filter.
 */
export function FilterSelect(props: SelectProps) {
  const { Awake, rouse, wake } = useLazyControl(loadSelect);
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
  ${selectTriggerStyles}
`;

const Chosen = styled.span`
  ${truncatedStyles}
`;
