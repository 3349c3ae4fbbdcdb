import { MAX_BULK_ACTION_ITEMS } from '@girassol/shared-domain';
import { Button, SelectionBar } from '@girassol/shared-ui';
import { useRef } from 'react';

interface ItemSelectionBarProps {
  /** Label of the selection, for example the number of items. */
  label: string;
  count: number;
  place?: 'foot' | 'over' | undefined;
  /** Left out for whoever may not. */
  onSend?: ((anchor: HTMLElement) => void) | undefined;
  onDelete?: (() => void) | undefined;
  onClear: () => void;
}

/** Bar with the actions on several selected items, on the board or in the list of finished items. */
export function ItemSelectionBar({ onSend, onDelete, ...bar }: ItemSelectionBarProps) {
  const send = useRef<HTMLSpanElement>(null);
  const isTooMuch = bar.count > MAX_BULK_ACTION_ITEMS;
  return (
    <SelectionBar {...bar} note={isTooMuch ? `No máximo ${MAX_BULK_ACTION_ITEMS} de uma vez.` : undefined}>
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
