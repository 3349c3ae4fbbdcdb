import { formatCount } from '@girassol/shared-domain';
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
import { FaultyCards } from './cards/FaultyCards';
import type { GridLook, GridStore } from './data/grid-store';
import { useGridStore } from './data/use-grid-store';
import { FaultFilter } from './FaultFilter';
import { useFill } from './fill/use-fill';
import { SavingLine } from './SavingLine';
import { FaultGrid } from './sheet/FaultGrid';
import { inside, type Place } from './sheet/place';

/** Pixels; below that each row is a card. */
const GRID_FROM = 700;

interface FaultyRowsProps {
  record: ImportRecord;
  isReadOnly: boolean;
}

/** The rows that have faults, to be mended on the spot. */
export function FaultyRows({ record, isReadOnly }: FaultyRowsProps) {
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
      <FaultFilter importId={record._id} column={look.column} onColumn={store.reload} />
      {!isReadOnly && <SavingLine store={store} look={look} />}
      {record.filling && <FillingLine {...record.filling} />}
      {look.total === 0 ? (
        <EmptyState
          isCompact
          title="Nenhuma linha com problema"
          action={!isReadOnly && look.canUndo && <UndoButton store={store} look={look} />}
        />
      ) : (
        <Mending record={record} isReadOnly={isReadOnly} store={store} look={look} total={look.total} />
      )}
    </Stack>
  );
}

interface MendingProps extends FaultyRowsProps {
  store: GridStore;
  look: GridLook;
  total: number;
}

function Mending({ record, isReadOnly, store, look, total }: MendingProps) {
  const { _id, headers } = record;
  const isWide = useWindowWidth() >= GRID_FROM;
  const [chosen, setActive] = useState<Place>({ row: 0, column: 0 });
  const active = inside(chosen, { rows: total, columns: headers.length });
  const { rows, fill } = useFill({ importId: _id, headers, store, active });
  if (!isWide)
    return (
      <Stack gap={8}>
        {!isReadOnly && look.canUndo && <UndoButton store={store} look={look} />}
        <FaultyCards
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
            Preencher para baixo{rows > 0 && ` (${formatCount(rows, 'linha', 'linhas')})`}
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
function UndoButton({ store, look: { canUndo, isFilling } }: { store: GridStore; look: GridLook }) {
  return (
    <Button size="sm" icon="undo" disabled={!canUndo || isFilling} onClick={() => store.undo()}>
      Desfazer edição
    </Button>
  );
}

/** How far the server is with a column: what is seen of the list is not yet what it will be. */
function FillingLine({ column, isUndo, done, total }: NonNullable<ImportRecord['filling']>) {
  return (
    <Text as="p" size={13} tone="soft">
      {isUndo ? 'Desfazendo' : 'Preenchendo'} “{column}”: {done.toLocaleString('pt-BR')} de{' '}
      {formatCount(total, 'linha', 'linhas')}…
    </Text>
  );
}
