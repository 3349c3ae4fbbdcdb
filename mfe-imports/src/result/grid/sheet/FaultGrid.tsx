import { useEffect, useId, useMemo, useRef } from 'react';
import { getCellFault, getRowFaults } from '../data/grid-row';
import type { GridStore } from '../data/grid-store';
import type { CellPosition } from './cell-position';
import { FaultGridRow, type GridColumn } from './FaultGridRow';
import {
  ColumnHead,
  FaultBubble,
  GridCanvas,
  GridScroller,
  HeadRow,
  LineNumberColumnHead,
} from './grid-styles';
import { COLUMN_WIDTH_PX, LINE_NUMBER_COLUMN_WIDTH_PX, ROW_HEIGHT_PX } from './measures';
import { useGridInteraction } from './use-grid-interaction';
import { useGridWindow } from './use-grid-window';

interface FaultGridProps {
  store: GridStore;
  headers: readonly string[];
  /** Rows of the list. */
  total: number;
  isReadOnly: boolean;
  active: CellPosition;
  setActive: (place: CellPosition) => void;
  onFill: () => void;
}

/** Rows with faults as a spreadsheet. Only the visible rows are drawn, however many there are. */
export function FaultGrid({ store, headers, total, isReadOnly, active, setActive, onFill }: FaultGridProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const shown = useGridWindow(scroller, { rows: total, columns: headers.length });
  const { firstRow, lastRow, firstColumn, lastColumn } = shown;
  const hands = useGridInteraction({
    store,
    headers,
    total,
    isReadOnly,
    active,
    setActive,
    onFill,
    canvas,
    scroller,
  });

  useEffect(() => {
    const timer = setTimeout(() => void store.ensure(firstRow, lastRow), LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  });

  const columns = useMemo(
    () => headers.map((header, at): GridColumn => ({ header, at })).slice(firstColumn, lastColumn + 1),
    [headers, firstColumn, lastColumn],
  );
  const cellId = useMemo(() => (row: number, column: number) => `${id}-${row}-${column}`, [id]);
  const messageId = `${id}-message`;
  const indent = firstColumn * COLUMN_WIDTH_PX;
  const isActiveDrawn =
    active.row >= firstRow &&
    active.row <= lastRow &&
    active.column >= firstColumn &&
    active.column <= lastColumn;

  const lines = [];
  for (let index = firstRow; index <= lastRow; index += 1)
    lines.push(
      <FaultGridRow
        key={index}
        index={index}
        item={store.rowAt(index)}
        columns={columns}
        indent={indent}
        active={index === active.row ? active.column : null}
        edit={index === active.row ? hands.edit : null}
        cellId={cellId}
        messageId={messageId}
        onEnd={hands.onEnd}
      />,
    );

  return (
    <GridScroller ref={scroller}>
      <GridCanvas
        ref={canvas}
        aria-label="Linhas com problema"
        aria-rowcount={total + 1}
        aria-colcount={headers.length + 1}
        aria-readonly={isReadOnly || undefined}
        aria-activedescendant={isActiveDrawn ? cellId(active.row, active.column) : undefined}
        style={{
          width: LINE_NUMBER_COLUMN_WIDTH_PX + headers.length * COLUMN_WIDTH_PX,
          height: (total + 1) * ROW_HEIGHT_PX,
        }}
        {...hands.on}
      >
        <Heads columns={columns} indent={indent} />
        {lines}
      </GridCanvas>
      <FaultMessage id={messageId} store={store} active={active} header={headers[active.column] ?? ''} />
    </GridScroller>
  );
}

/** Pages that are only scrolled by are not asked for. */
const LOAD_DELAY_MS = 60;

function Heads({ columns, indent }: { columns: readonly GridColumn[]; indent: number }) {
  return (
    <HeadRow aria-rowindex={1}>
      <LineNumberColumnHead aria-colindex={1}>Linha</LineNumberColumnHead>
      {columns.map(({ header, at }, drawn) => (
        <ColumnHead
          key={at}
          aria-colindex={at + 2}
          data-tip={header}
          style={drawn === 0 && indent > 0 ? { marginLeft: indent } : undefined}
        >
          {header}
        </ColumnHead>
      ))}
    </HeadRow>
  );
}

interface MessageProps {
  id: string;
  store: GridStore;
  active: CellPosition;
  header: string;
}

/** Faults of the active cell and of its row as a whole. */
function FaultMessage({ id, store, active, header }: MessageProps) {
  const item = store.rowAt(active.row);
  const faults = item ? [getCellFault(item, header), ...getRowFaults(item)] : [];
  return (
    <FaultBubble
      id={id}
      style={{
        top: (active.row + 2) * ROW_HEIGHT_PX + 2,
        left: LINE_NUMBER_COLUMN_WIDTH_PX + active.column * COLUMN_WIDTH_PX,
      }}
    >
      {faults
        .map((fault) => fault?.message ?? '')
        .filter((message) => message !== '')
        .join(' ')}
    </FaultBubble>
  );
}
