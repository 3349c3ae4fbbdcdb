import { formatCountWithNoun } from '@girassol/shared-domain';
import { Badge, Button, Row, Stack, Text } from '@girassol/shared-ui';
import { Fragment, memo } from 'react';
import { styled } from 'styled-components';
import { getRowStateLabel } from '../../../labels/row-state-labels';
import {
  type CellEdit,
  type ColumnFill,
  type GridRow,
  getCellFault,
  getCellText,
  getRowFaults,
} from '../data/grid-row';
import { buildColumnFill } from '../fill/column-fill';
import { CellField } from './CellField';

interface FaultyCardProps {
  item: GridRow;
  headers: readonly string[];
  isReadOnly: boolean;
  onEdit: (edits: CellEdit[]) => void;
  /** Returns the number of other rows with the fault that a value corrects. */
  rowsLike: (filling: ColumnFill | null) => number;
  /** A column is being filled already. */
  isFilling: boolean;
  onFill: (filling: ColumnFill) => void;
}

/** Card of a row with the columns that have, or had, a fault. */
export const FaultyRowCard = memo(function FaultyCard({
  item,
  headers,
  isReadOnly,
  onEdit,
  rowsLike,
  isFilling,
  onFill,
}: FaultyCardProps) {
  const { row, first } = item;
  const faulty = new Set([...first.faults, ...row.faults].map(({ column }) => column));
  const { label, tone } = getRowStateLabel(row);
  const [firstHeader] = headers;
  const name = firstHeader === undefined ? '' : getCellText(item, firstHeader, 0);
  return (
    <Whole>
      <Stack gap={8}>
        <Row gap={8} justify="between">
          <Text weight={600}>
            {[`Linha ${row.line.toLocaleString('pt-BR')}`, name].filter(Boolean).join(' · ')}
          </Text>
          {row.state !== 'FAULTY' && <Badge tone={tone}>{label}</Badge>}
        </Row>
        {getRowFaults(item).map(({ message }) => (
          <Text as="p" size={13} tone="bad" key={message}>
            {message}
          </Text>
        ))}
        {headers.map((header, at) => {
          if (!faulty.has(header)) return null;
          const text = getCellText(item, header, at);
          const filling = isReadOnly ? null : buildColumnFill(item, header, at);
          const others = rowsLike(filling);
          return (
            <Fragment key={`${header} ${text}`}>
              <CellField
                label={header}
                text={text}
                error={getCellFault(item, header)?.message}
                isReadOnly={isReadOnly}
                onEnd={(value) => onEdit([{ line: row.line, column: header, value, before: text }])}
              />
              {filling && others > 0 && (
                <Button size="sm" icon="arrow-down" isPending={isFilling} onClick={() => onFill(filling)}>
                  Preencher mais {formatCountWithNoun(others, 'linha', 'linhas')} com o mesmo problema
                </Button>
              )}
            </Fragment>
          );
        })}
      </Stack>
    </Whole>
  );
});

/** The card has no choice and no menu: its fields take the whole width. */
const Whole = styled.li`
  > * { grid-column: 1 / -1; }
`;
