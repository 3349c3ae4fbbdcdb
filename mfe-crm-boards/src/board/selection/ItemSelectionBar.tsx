import { MAX_SELECTED } from '@girassol/shared-domain';
import { Button, SelectionBar } from '@girassol/shared-ui';
import { useRef } from 'react';

interface ItemSelectionBarProps {
  /** What is selected, in words of the screen. */
  label: string;
  count: number;
  place?: 'foot' | 'over';
  /** Left out for whoever may not. */
  onSend?: ((anchor: HTMLElement) => void) | undefined;
  onDelete?: (() => void) | undefined;
  onClear: () => void;
}

/** What can be done with several items of a board at once, on it or in its list of finished ones. */
export function ItemSelectionBar({ onSend, onDelete, ...bar }: ItemSelectionBarProps) {
  const send = useRef<HTMLSpanElement>(null);
  const isTooMuch = bar.count > MAX_SELECTED;
  return (
    <SelectionBar {...bar} note={isTooMuch ? `No máximo ${MAX_SELECTED} de uma vez.` : undefined}>
      {onSend && (
        <span ref={send}>
          <Button
            size="sm"
            variant="primary"
            icon="send"
            disabled={isTooMuch}
            aria-haspopup="dialog"
            onClick={() => send.current && onSend(send.current)}
          >
            Enviar para
          </Button>
        </span>
      )}
      {onDelete && (
        <Button size="sm" variant="danger" icon="trash" disabled={isTooMuch} onClick={onDelete}>
          Excluir
        </Button>
      )}
    </SelectionBar>
  );
}
