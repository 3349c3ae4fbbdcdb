import type { ResponseBody } from '@girassol/shared-domain/contract';
import { Button, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { Checkbox } from '@girassol/shared-ui/inputs';
import { styled } from 'styled-components';

/** Column that a person may choose for an export file, with its key and label. */
export type ExportColumnOption = ResponseBody<'GET /exports/columns/:userId/:kind'>['columns'][number];

interface ColumnChoiceProps {
  columns: readonly ExportColumnOption[];
  /** Keys; null until somebody chose: the usual ones. */
  value: readonly string[] | null;
  onChange: (keys: readonly string[]) => void;
}

/** Returns the keys of the default columns. */
export const getDefaultColumnKeys = (columns: readonly ExportColumnOption[]): string[] =>
  columns.filter(({ isDefault }) => isDefault).map(({ key }) => key);

/** Checkboxes for the columns that an export file contains. The order of the columns is fixed. */
export function ColumnChoice({ columns, value, onChange }: ColumnChoiceProps) {
  const usual = getDefaultColumnKeys(columns);
  const chosen = new Set(value ?? usual);
  const keep = (isChosen: (key: string) => boolean) =>
    onChange(columns.map(({ key }) => key).filter((key) => isChosen(key)));
  const toggle = (key: string, isOn: boolean) => keep((one) => (one === key ? isOn : chosen.has(one)));
  const hasOthers = usual.length < columns.length;
  return (
    <Stack gap={8}>
      <Row justify="between" wraps>
        <Text size={13} tone="soft" role="status">
          {chosen.size} de {columns.length} colunas
        </Text>
        <Row gap={4}>
          <Button size="sm" variant="ghost" onClick={() => keep(() => true)}>
            Todas
          </Button>
          <Button size="sm" variant="ghost" onClick={() => keep(() => false)}>
            Nenhuma
          </Button>
          {hasOthers && (
            <Button size="sm" variant="ghost" onClick={() => onChange(usual)}>
              As de costume
            </Button>
          )}
        </Row>
      </Row>
      <Grid role="group" aria-label="Colunas">
        {columns.map(({ key, title }) => (
          <Checkbox key={key} label={title} value={chosen.has(key)} onChange={(isOn) => toggle(key, isOn)} />
        ))}
      </Grid>
    </Stack>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: 0 ${tokens.space[16]};
`;
