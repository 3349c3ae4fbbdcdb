import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { Button } from '@girassol/shared-ui';
import { type Selection, SelectionBar } from '@girassol/shared-ui/lists';
import { setCustomersArchived } from '../actions/customer-actions';

interface CustomerSelectionProps {
  selection: Selection<ListedCustomer>;
  isArchived: boolean;
  canHandOver: boolean;
  onAsk: (dialog: 'owners' | 'merge') => void;
}

/** Bar with the actions on the selected customers. */
export function CustomerSelectionBar({ selection, isArchived, canHandOver, onAsk }: CustomerSelectionProps) {
  const { chosen, clear } = selection;

  async function archiveChosen() {
    if (await setCustomersArchived(chosen, !isArchived)) clear();
  }
  return (
    <SelectionBar label="Clientes selecionados" count={chosen.length} onClear={clear}>
      <Button size="sm" icon="archive" onClick={archiveChosen}>
        {isArchived ? 'Desarquivar' : 'Arquivar'}
      </Button>
      {canHandOver && (
        <Button size="sm" icon="users" onClick={() => onAsk('owners')}>
          Trocar responsável
        </Button>
      )}
      {chosen.length === 2 && (
        <Button size="sm" icon="copy" onClick={() => onAsk('merge')}>
          Unir os dois
        </Button>
      )}
    </SelectionBar>
  );
}
