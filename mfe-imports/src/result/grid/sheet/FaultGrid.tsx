import { useEffect, useId, useMemo, useRef } from 'react';
import { faultOf, rowFaults } from '../data/grid-row';
import type { GridStore } from '../data/grid-store';
import { type GridColumn, GridLine } from './GridLine';
import { Bubble, Canvas, ColumnHead, HeadRow, LineColumnHead, Scroller } from './grid-styles';
import { COLUMN, LINE, ROW } from './measures';
import type { Place } from './place';
import { useGridHands } from './use-grid-hands';
import { useWindow } from './use-window';

interface FaultGridProps {
  store: GridStore;
  headers: readonly string[];
  /** Rows of the list. */
  total: number;
  isReadOnly: boolean;
  active: Place;
  setActive: (place: Place) => void;
  onFill: () => void;
}

/** Faulty rows as a spreadsheet. However many there are, only those on screen are drawn. */
export function FaultGrid({ store, headers, total, isReadOnly, active, setActive, onFill }: FaultGridProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const shown = useWindow(scroller, { rows: total, columns: headers.length });
  const { firstRow, lastRow, firstColumn, lastColumn } = shown;
  const hands = useGridHands({
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
    const timer = setTimeout(() => void store.ensure(firstRow, lastRow), LOOK_AFTER_MS);
    return () => clearTimeout(timer);
  });

  const columns = useMemo(
    () => headers.map((header, at): GridColumn => ({ header, at })).slice(firstColumn, lastColumn + 1),
    [headers, firstColumn, lastColumn],
  );
  const cellId = useMemo(() => (row: number, column: number) => `${id}-${row}-${column}`, [id]);
  const messageId = `${id}-message`;
  const indent = firstColumn * COLUMN;
  const isActiveDrawn =
    active.row >= firstRow &&
    active.row <= lastRow &&
    active.column >= firstColumn &&
    active.column <= lastColumn;

  const lines = [];
  for (let index = firstRow; index <= lastRow; index += 1)
    lines.push(
      <GridLine
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
    <Scroller ref={scroller}>
      <Canvas
        ref={canvas}
        aria-label="Linhas com problema"
        aria-rowcount={total + 1}
        aria-colcount={headers.length + 1}
        aria-readonly={isReadOnly || undefined}
        aria-activedescendant={isActiveDrawn ? cellId(active.row, active.column) : undefined}
        style={{ width: LINE + headers.length * COLUMN, height: (total + 1) * ROW }}
        {...hands.on}
      >
        <Heads columns={columns} indent={indent} />
        {lines}
      </Canvas>
      <Message id={messageId} store={store} active={active} header={headers[active.column] ?? ''} />
    </Scroller>
  );
}

/** Pages that are only scrolled by are not asked for. */
const LOOK_AFTER_MS = 60;

function Heads({ columns, indent }: { columns: readonly GridColumn[]; indent: number }) {
  return (
    <HeadRow aria-rowindex={1}>
      <LineColumnHead aria-colindex={1}>Linha</LineColumnHead>
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
  active: Place;
  header: string;
}

/** What is wrong with the active cell, and with its row as a whole. */
function Message({ id, store, active, header }: MessageProps) {
  const item = store.rowAt(active.row);
  const faults = item ? [faultOf(item, header), ...rowFaults(item)] : [];
  return (
    <Bubble id={id} style={{ top: (active.row + 2) * ROW + 2, left: LINE + active.column * COLUMN }}>
      {faults
        .map((fault) => fault?.message ?? '')
        .filter((message) => message !== '')
        .join(' ')}
    </Bubble>
  );
}
