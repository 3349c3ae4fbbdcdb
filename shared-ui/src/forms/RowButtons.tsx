import { IconButton } from '../actions/IconButton';
import { Row } from '../layout/Stack';

export interface RowButtonsProps {
  /** Name of the row in the labels of its buttons. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onDuplicate?: (() => void) | undefined;
  onDelete: () => void;
}

/** Focuses the row beside that of a button, or what follows the list where it is the only one: the row is about to leave. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour
    ? neighbour.querySelector<HTMLElement>('input, select, textarea, button:not(:disabled)')
    : row?.parentElement?.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

/** Buttons that move, duplicate or delete a row of a list. */
export function RowButtons({ name, index, count, onMove, onDuplicate, onDelete }: RowButtonsProps) {
  return (
    <Row gap={4}>
      <IconButton
        icon="arrow-up"
        label={`Subir ${name}`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="arrow-down"
        label={`Descer ${name}`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      {onDuplicate && <IconButton icon="copy" label={`Duplicar ${name}`} onClick={onDuplicate} />}
      <IconButton
        icon="trash"
        label={`Excluir ${name}`}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          onDelete();
        }}
      />
    </Row>
  );
}
