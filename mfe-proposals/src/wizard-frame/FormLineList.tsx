import { Button, IconButton, tokens } from '@girassol/shared-ui';
import { FormFields, FormRow, RowLimitText, useRevalidationOnRowCount } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FoldableLine } from './FoldableLine';

const { color, radius, space } = tokens;

interface LineListProps<Line extends { key: string }> {
  /** Path of the lines in the form's values. */
  path: string;
  /** Label of one line, for example `Módulo`. */
  name: string;
  addLabel: string;
  lines: readonly Line[];
  /** With it the last line that is left cannot be removed. */
  isRequired?: boolean | undefined;
  /** Maximum number of lines that the server takes. A full list says so, and takes no more. */
  limit: number;
  /** Noun of the lines: `módulos`. */
  many: string;
  onAdd: () => void;
  onRemove: (key: string) => void;
  renderLine: (index: number) => ReactNode;
  /**
   * Describes a line in a few words, or returns null while the line is incomplete. With it the fields of a line can be
   * folded away, and those of complete lines begin so on phones.
   */
  describeLine?: ((line: Line) => string | null) | undefined;
}

/**
 * List of repeated form lines, such as modules or costs, each a group of fields. Lines can be added and
 * removed.
 */
export function FormLineList<Line extends { key: string }>({
  path,
  name,
  addLabel,
  lines,
  isRequired,
  limit,
  many,
  onAdd,
  onRemove,
  renderLine,
  describeLine,
}: LineListProps<Line>) {
  useRevalidationOnRowCount(lines.length);
  return (
    <Lines>
      {lines.map((line, index) => {
        const title = `${name} ${index + 1}`;
        return (
          <LineBox
            key={line.key}
            role="group"
            aria-label={title}
            data-folds={describeLine !== undefined || undefined}
          >
            <FormRow path={`${path}.${index}`} name={title}>
              {describeLine ? (
                <FoldableLine title={title} description={describeLine(line)}>
                  {renderLine(index)}
                </FoldableLine>
              ) : (
                <FormFields>{renderLine(index)}</FormFields>
              )}
            </FormRow>
            {(!isRequired || lines.length > 1) && (
              <IconButton
                icon="trash"
                label={`Remover ${name.toLocaleLowerCase('pt-BR')} ${index + 1}`}
                size="sm"
                onClick={() => onRemove(line.key)}
              />
            )}
          </LineBox>
        );
      })}
      <Button size="sm" icon="plus" disabled={lines.length >= limit} onClick={onAdd}>
        {addLabel}
      </Button>
      <RowLimitText count={lines.length} limit={limit} many={many} />
    </Lines>
  );
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[12]};
  margin-top: ${space[12]};
`;

const LineBox = styled.div`
  position: relative;
  box-sizing: border-box;
  width: 100%;
  padding: ${space[16]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.control};
  background: ${color.canvas};
  &[data-folds] { padding: 0; }
  > button { position: absolute; top: ${space[4]}; right: ${space[4]}; }
`;
