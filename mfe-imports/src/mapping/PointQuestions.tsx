import { ownValue } from '@girassol/shared-domain';
import type { ImportOptions } from '@girassol/shared-domain/contract';
import { Stack } from '@girassol/shared-ui';
import { FormSection, RadioGroup } from '@girassol/shared-ui/fields';

type Points = ImportOptions['points'];

const meanings = [
  { value: 'thousands', label: '1.234 é mil duzentos e trinta e quatro' },
  { value: 'decimal', label: '1.234 é um vírgula duzentos e trinta e quatro' },
];

interface PointQuestionsProps {
  /** Columns of figures in which a point could be both. */
  columns: readonly string[];
  points: Points;
  onChange: (points: Points) => void;
}

/** Where nothing in a column decides what its points are, it is asked once for the column. */
export function PointQuestions({ columns, points, onChange }: PointQuestionsProps) {
  if (columns.length === 0) return null;
  return (
    <FormSection>
      <h2>Como ler os números</h2>
      <p>Nestas colunas, o ponto pode separar milhares ou decimais, e nada na planilha decide.</p>
      <Stack gap={16}>
        {columns.map((column) => (
          <RadioGroup
            key={column}
            label={column}
            options={meanings}
            value={ownValue(points, column) ?? 'thousands'}
            onChange={(meaning) =>
              onChange({ ...points, [column]: meaning === 'decimal' ? 'decimal' : 'thousands' })
            }
          />
        ))}
      </Stack>
    </FormSection>
  );
}
