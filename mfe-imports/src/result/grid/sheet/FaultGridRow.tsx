import { Icon } from '@girassol/shared-ui';
import { memo } from 'react';
import { getRowStateLabel } from '../../../labels/row-state-labels';
import { type GridRow, getCellFault, getCellText, getRowFaults } from '../data/grid-row';
import { CellEditor, type CellEditStart, type FocusMoveAfterEdit } from './CellEditor';
import { GridCell, GridRowBox, RowHead } from './grid-styles';
import { ROW_HEIGHT_PX } from './measures';

/** Column with its index in the file. */
export interface GridColumn {
  header: string;
  at: number;
}

interface GridLineProps {
  /** Place in the list, from 0. */
  index: number;
  /** Undefined until it is loaded. */
  item: GridRow | undefined;
  /** Columns that are drawn. */
  columns: readonly GridColumn[];
  /** Pixels of those that are not, at the left. */
  indent: number;
  /** Place of the active column, where this is the active row. */
  active: number | null;
  edit: CellEditStart | null;
  cellId: (row: number, column: number) => string;
  messageId: string;
  onEnd: (value: string | null, after: FocusMoveAfterEdit) => void;
}

/**
 * Row of the grid of faulty rows. Rendered again only if the row changes, or the active cell enters or leaves
 * the row.
 */
export const FaultGridRow = memo(function GridLine(props: GridLineProps) {
  const { index, item, columns, indent, active, edit, cellId, messageId, onEnd } = props;
  return (
    <GridRowBox aria-rowindex={index + 2} style={{ top: (index + 1) * ROW_HEIGHT_PX }}>
      <Head item={item} />
      {columns.map(({ header, at }, drawn) => {
        const isActive = at === active;
        const fault = item && getCellFault(item, header);
        return (
          <GridCell
            key={at}
            id={cellId(index, at)}
            aria-colindex={at + 2}
            aria-invalid={fault ? true : undefined}
            aria-selected={isActive}
            aria-describedby={isActive ? messageId : undefined}
            data-row={index}
            data-column={at}
            data-tip={isActive ? undefined : fault?.message}
            data-typed={item?.typed.has(header) ? '' : undefined}
            style={drawn === 0 && indent > 0 ? { marginLeft: indent } : undefined}
          >
            {isActive && edit && item ? (
              <CellEditor label={`${header}, linha ${item.row.line}`} start={edit} onEnd={onEnd} />
            ) : (
              item && getCellText(item, header, at)
            )}
          </GridCell>
        );
      })}
    </GridRowBox>
  );
});

/** The line in the file, with what became of the row, or what is wrong with it as a whole. */
function Head({ item }: { item: GridRow | undefined }) {
  if (!item) return <RowHead aria-colindex={1}>…</RowHead>;
  const { row } = item;
  const faults = getRowFaults(item);
  return (
    <RowHead aria-colindex={1} data-tip={faults.map(({ message }) => message).join(' ') || undefined}>
      {row.line.toLocaleString('pt-BR')}
      {row.state !== 'FAULTY' && <span>{getRowStateLabel(row).label.toLowerCase()}</span>}
      {faults.length > 0 && <Icon name="warning" size={14} />}
    </RowHead>
  );
}
