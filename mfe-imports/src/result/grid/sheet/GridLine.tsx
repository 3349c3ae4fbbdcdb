import { Icon } from '@girassol/shared-ui';
import { memo } from 'react';
import { rowWord } from '../../../words/row-state';
import { faultOf, type GridRow, rowFaults, textOf } from '../data/grid-row';
import { type AfterEdit, CellEditor, type EditStart } from './CellEditor';
import { Cell, Line, LineHead } from './grid-styles';
import { ROW } from './measures';

/** A column with its place in the file. */
export interface GridColumn {
  header: string;
  at: number;
}

interface GridLineProps {
  /** Place in the list, from 0. */
  index: number;
  /** Undefined until it is loaded. */
  item: GridRow | undefined;
  /** Those that are drawn. */
  columns: readonly GridColumn[];
  /** Pixels of those that are not, at the left. */
  indent: number;
  /** Place of the active column, where this is the active row. */
  active: number | null;
  edit: EditStart | null;
  cellId: (row: number, column: number) => string;
  messageId: string;
  onEnd: (value: string | null, after: AfterEdit) => void;
}

/** A row of the grid. It is drawn again only when it changes, or the active cell comes or goes. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { index, item, columns, indent, active, edit, cellId, messageId, onEnd } = props;
  return (
    <Line aria-rowindex={index + 2} style={{ top: (index + 1) * ROW }}>
      <Head item={item} />
      {columns.map(({ header, at }, drawn) => {
        const isActive = at === active;
        const fault = item && faultOf(item, header);
        return (
          <Cell
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
              item && textOf(item, header, at)
            )}
          </Cell>
        );
      })}
    </Line>
  );
});

/** The line in the file, with what became of the row, or what is wrong with it as a whole. */
function Head({ item }: { item: GridRow | undefined }) {
  if (!item) return <LineHead aria-colindex={1}>…</LineHead>;
  const { row } = item;
  const faults = rowFaults(item);
  return (
    <LineHead aria-colindex={1} data-tip={faults.map(({ message }) => message).join(' ') || undefined}>
      {row.line.toLocaleString('pt-BR')}
      {row.state !== 'FAULTY' && <span>{rowWord(row).label.toLowerCase()}</span>}
      {faults.length > 0 && <Icon name="warning" size={14} />}
    </LineHead>
  );
}
