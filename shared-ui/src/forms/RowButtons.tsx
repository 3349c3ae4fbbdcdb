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
      <IconButton icon="trash" label={`Excluir ${name}`} onClick={onDelete} />
    </Row>
  );
}
