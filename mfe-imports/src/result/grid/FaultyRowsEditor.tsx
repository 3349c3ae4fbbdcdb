import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Row,
  Stack,
  Text,
  useLeaveGuard,
  useWindowWidth,
} from '@girassol/shared-ui';
import { LoadingList } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { FaultyRowCards } from './cards/FaultyRowCards';
import type { GridStatus, GridStore } from './data/grid-store';
import { useGridStore } from './data/use-grid-store';
import { FaultColumnFilter } from './FaultColumnFilter';
import { useColumnFill } from './fill/use-column-fill';
import { SaveStatus } from './SaveStatus';
import { type CellPosition, clampPosition } from './sheet/cell-position';
import { FaultGrid } from './sheet/FaultGrid';

/** Pixels; below that each row is a card. */
const GRID_FROM = 700;

interface FaultyRowsProps {
  record: ImportRecord;
  isReadOnly: boolean;
}

/**
 * Faulty rows of an import as a grid, or as cards on narrow screens, in which a person corrects the cells.
 */
export function FaultyRowsEditor({ record, isReadOnly }: FaultyRowsProps) {
  const { store, look } = useGridStore(record);
  useLeaveGuard(look.waiting > 0);
  if (look.error !== null)
    return (
      <ErrorState
        isCompact
        error={look.error}
        title="Não foi possível carregar as linhas"
        onRetry={store.retry}
      />
    );
  if (look.total === null) return <LoadingList label="Carregando as linhas" />;
  return (
    <Stack gap={12}>
      <FaultColumnFilter importId={record._id} column={look.column} onColumn={store.reload} />
      {!isReadOnly && <SaveStatus store={store} look={look} />}
      {record.filling && <FillProgress {...record.filling} />}
      {look.total === 0 ? (
        <EmptyState
          isCompact
          title="Nenhuma linha com problema"
          action={!isReadOnly && look.canUndo && <UndoButton store={store} look={look} />}
        />
      ) : (
        <FaultCorrection
          record={record}
          isReadOnly={isReadOnly}
          store={store}
          look={look}
          total={look.total}
        />
      )}
    </Stack>
  );
}

interface FaultCorrectionProps extends FaultyRowsProps {
  store: GridStore;
  look: GridStatus;
  total: number;
}

function FaultCorrection({ record, isReadOnly, store, look, total }: FaultCorrectionProps) {
  const { _id, headers } = record;
  const isWide = useWindowWidth() >= GRID_FROM;
  const [chosen, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const active = clampPosition(chosen, { rows: total, columns: headers.length });
  const { rows, fill } = useColumnFill({ importId: _id, headers, store, active });
  if (!isWide)
    return (
      <Stack gap={8}>
        {!isReadOnly && look.canUndo && <UndoButton store={store} look={look} />}
        <FaultyRowCards
          importId={_id}
          store={store}
          headers={headers}
          total={total}
          isReadOnly={isReadOnly}
          isFilling={look.isFilling}
        />
      </Stack>
    );
  return (
    <Stack gap={8}>
      {!isReadOnly && (
        <Row gap={8} wraps>
          <Button size="sm" icon="arrow-down" isPending={look.isFilling} disabled={rows === 0} onClick={fill}>
            Preencher para baixo{rows > 0 && ` (${formatCountWithNoun(rows, 'linha', 'linhas')})`}
          </Button>
          <UndoButton store={store} look={look} />
          <Text size={12} tone="soft">
            Digite para substituir, Enter ou F2 para editar. Ctrl+D preenche todas com o mesmo problema,
            Ctrl+Z desfaz. Esc e depois Tab para sair da grade.
          </Text>
        </Row>
      )}
      <FaultGrid
        store={store}
        headers={headers}
        total={total}
        isReadOnly={isReadOnly}
        active={active}
        setActive={setActive}
        onFill={fill}
      />
    </Stack>
  );
}

/** Takes the latest edit, or filling, back. */
function UndoButton({ store, look: { canUndo, isFilling } }: { store: GridStore; look: GridStatus }) {
  return (
    <Button size="sm" icon="undo" disabled={!canUndo || isFilling} onClick={() => store.undo()}>
      Desfazer edição
    </Button>
  );
}

/** Progress of filling a column on the server, during which the displayed rows are not final. */
function FillProgress({ column, isUndo, done, total }: NonNullable<ImportRecord['filling']>) {
  return (
    <Text as="p" size={13} tone="soft">
      {isUndo ? 'Desfazendo' : 'Preenchendo'} “{column}”: {done.toLocaleString('pt-BR')} de{' '}
      {formatCountWithNoun(total, 'linha', 'linhas')}…
    </Text>
  );
}
