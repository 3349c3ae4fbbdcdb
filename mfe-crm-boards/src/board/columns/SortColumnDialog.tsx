import { type BoardKind, type ColumnSortKey, hasBoardField } from '@girassol/shared-domain';
import { Button, Stack, Text } from '@girassol/shared-ui';
import { RadioGroup } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import type { BoardView } from '../../board-state/board-query';
import type { BoardState, Lane } from '../../board-state/board-state';
import { sortColumn } from './change-columns';

interface Order {
  by: ColumnSortKey;
  direction: 'asc' | 'desc';
  label: string;
}

/** The orders people ask for, by the direction that is of use. */
const orders: Order[] = [
  { by: 'lastActivity', direction: 'asc', label: 'Parados há mais tempo primeiro' },
  { by: 'lastActivity', direction: 'desc', label: 'Atividade mais recente primeiro' },
  { by: 'registryDate', direction: 'desc', label: 'Registrados por último primeiro' },
  { by: 'registryDate', direction: 'asc', label: 'Registrados há mais tempo primeiro' },
  { by: 'leadTemperature', direction: 'desc', label: 'Mais quentes primeiro' },
  { by: 'amount', direction: 'desc', label: 'Maior valor primeiro' },
  { by: 'amount', direction: 'asc', label: 'Menor valor primeiro' },
  { by: 'name', direction: 'asc', label: 'Nome, de A a Z' },
];

/** Returns the sort orders of a board: those by figures that its cards show. */
const getOrders = (kind: BoardKind) =>
  orders.filter(({ by }) => (by !== 'leadTemperature' && by !== 'amount') || hasBoardField(kind, by));

const getOrderId = ({ by, direction }: Order) => `${by}-${direction}`;

interface SortColumnProps {
  view: BoardView;
  state: BoardState;
  lane: Lane;
  onClose: () => void;
}

/** Dialog that sorts the cards of a column for everybody who sees them. */
export function SortColumnDialog({ view, state, lane, onClose }: SortColumnProps) {
  const offered = getOrders(view.kind);
  const [choice, setChoice] = useState<string | null>(null);
  const [isSorting, setIsSorting] = useState(false);
  const chosen = offered.find((order) => getOrderId(order) === choice);

  async function sort() {
    if (!chosen) return;
    setIsSorting(true);
    const column = { kid: state.id, columnId: lane._id, title: lane.title };
    const isDone = await sortColumn(view, column, { by: chosen.by, direction: chosen.direction });
    setIsSorting(false);
    if (isDone) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={`Ordenar ${lane.title}`}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" disabled={!chosen} isPending={isSorting} onClick={sort}>
            Ordenar
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text>A ordem de agora se perde, para todos que veem esta coluna.</Text>
        <RadioGroup
          label="Ordem"
          hideLabel
          options={offered.map((order) => ({ value: getOrderId(order), label: order.label }))}
          value={choice}
          onChange={setChoice}
        />
      </Stack>
    </Dialog>
  );
}
