import { formatCount } from '@girassol/shared-domain';
import { Badge, Button, Row, Stack, Text } from '@girassol/shared-ui';
import { Fragment, memo } from 'react';
import { styled } from 'styled-components';
import { rowWord } from '../../../words/row-state';
import { type CellEdit, type ColumnFill, faultOf, type GridRow, rowFaults, textOf } from '../data/grid-row';
import { fillingOf } from '../fill/fill';
import { CellField } from './CellField';

interface FaultyCardProps {
  item: GridRow;
  headers: readonly string[];
  isReadOnly: boolean;
  onEdit: (edits: CellEdit[]) => void;
  /** How many other rows have the fault that a value mends. */
  rowsLike: (filling: ColumnFill | null) => number;
  /** A column is being filled already. */
  isFilling: boolean;
  onFill: (filling: ColumnFill) => void;
}

/** A row with the columns that have, or had, something to mend. */
export const FaultyCard = memo(function FaultyCard({
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
  const { label, tone } = rowWord(row);
  return (
    <Whole>
      <Stack gap={8}>
        <Row gap={8} justify="between">
          <Text weight={600}>Linha {row.line.toLocaleString('pt-BR')}</Text>
          {row.state !== 'FAULTY' && <Badge tone={tone}>{label}</Badge>}
        </Row>
        {rowFaults(item).map(({ message }) => (
          <Text as="p" size={13} tone="bad" key={message}>
            {message}
          </Text>
        ))}
        {headers.map((header, at) => {
          if (!faulty.has(header)) return null;
          const text = textOf(item, header, at);
          const filling = isReadOnly ? null : fillingOf(item, header, at);
          const others = rowsLike(filling);
          return (
            <Fragment key={`${header} ${text}`}>
              <CellField
                label={header}
                text={text}
                error={faultOf(item, header)?.message}
                isReadOnly={isReadOnly}
                onEnd={(value) => onEdit([{ line: row.line, column: header, value, before: text }])}
              />
              {filling && others > 0 && (
                <Button size="sm" icon="arrow-down" isPending={isFilling} onClick={() => onFill(filling)}>
                  Preencher mais {formatCount(others, 'linha', 'linhas')} com o mesmo problema
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
