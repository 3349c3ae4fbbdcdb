import { Button, Stack, Text } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import type { BoardView } from '../../board-state/board-query';
import type { BoardState, Lane } from '../../board-state/board-state';
import { formatItemQuantity } from '../../sending/items-to-send';
import { deleteColumn } from './change-columns';

interface DeleteColumnProps {
  view: BoardView;
  state: BoardState;
  lane: Lane;
  onClose: () => void;
}

/**
 * Dialog that deletes a column after a target column for its cards is chosen (boards-086). The last column of a board
 * cannot be deleted.
 */
export function DeleteColumnDialog({ view, state, lane, onClose }: DeleteColumnProps) {
  const others = state.lanes.filter(({ _id }) => _id !== lane._id);
  const [target, setTarget] = useState<string | null>(others.length === 1 ? (others[0]?._id ?? null) : null);
  const [isDeleting, setIsDeleting] = useState(false);
  const chosen = others.find(({ _id }) => _id === target);

  async function remove() {
    if (!chosen) return;
    setIsDeleting(true);
    const column = { kid: state.id, columnId: lane._id, title: lane.title };
    const isGone = await deleteColumn(view, column, chosen);
    setIsDeleting(false);
    if (isGone) onClose();
  }

  if (others.length === 0) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="sm"
        title="Esta coluna fica"
        actions={<Button onClick={onClose}>Entendi</Button>}
      >
        Esta é a única coluna do quadro. Crie outra antes de excluí-la.
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={`Excluir a coluna ${lane.title}`}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="danger" icon="trash" disabled={!chosen} isPending={isDeleting} onClick={remove}>
            Excluir {lane.title}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{describeCardsMove(view, lane)}</Text>
        <Select
          label="Mover os itens para"
          isRequired
          placeholder="Escolha uma coluna"
          options={others.map(({ _id, title }) => ({ value: _id, label: title }))}
          value={target}
          onChange={setTarget}
        />
      </Stack>
    </Dialog>
  );
}

/** Describes where the cards go. With active filters, says that the hidden cards move too. */
function describeCardsMove({ kind, filters }: BoardView, { totals }: Lane): string {
  const end = 'para o fim da coluna escolhida, na mesma ordem. Nenhum item é excluído.';
  const isPart = filters.search !== '' || filters.city !== '' || filters.owner !== null || filters.idle;
  if (isPart || filters.temperature !== null) return `Todos os itens da coluna vão ${end}`;
  if (totals.items === 0) return `Itens desta coluna que outras pessoas veem vão ${end}`;
  return `${formatItemQuantity(kind, totals.items)} ${totals.items === 1 ? 'vai' : 'vão'} ${end}`;
}
