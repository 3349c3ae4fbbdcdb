import { formatLongDay, formatNumber, getOwnValue } from '@girassol/shared-domain';
import type { ImportOptions } from '@girassol/shared-domain/contract';
import {
  type AmbiguousColumn,
  parseSpreadsheetDate,
  parseSpreadsheetNumber,
} from '@girassol/shared-domain/imports';
import { Stack } from '@girassol/shared-ui';
import { FormSection, RadioGroup } from '@girassol/shared-ui/fields';

type Points = ImportOptions['points'];
type Dates = NonNullable<ImportOptions['dates']>;

/** Decimals with which a number is said: of `7.200` there may be three. */
const DECIMALS = 3;

/** Returns a number as it would be imported: `7.200` is 7.200,00 or 7,20. */
function interpretNumber(example: string, point: Points[string]): string {
  const value = parseSpreadsheetNumber(example, point) ?? 0;
  const digits = Number.isInteger(value) ? 2 : DECIMALS;
  return `${example} é ${formatNumber(value, digits).replace(/(,\d\d)0$/, '$1')}`;
}

/** Returns a date as it would be imported: `03/04/2024` is 3 de abril or 4 de março. */
function interpretDate(example: string, isDayFirst: boolean): string {
  const day = parseSpreadsheetDate(example, isDayFirst);
  return day === null ? example : `${example} é ${formatLongDay(day)}`;
}

interface ReadingQuestionsProps {
  /** Columns of figures in which a point could be both. */
  points: readonly AmbiguousColumn[];
  /** Columns of days in which either number could be the month. */
  dates: readonly AmbiguousColumn[];
  options: ImportOptions;
  onChange: (change: Partial<ImportOptions>) => void;
}

/** Questions about columns with ambiguous numbers or dates, one per column, with an example from its cells. */
export function AmbiguousColumnQuestions({ points, dates, options, onChange }: ReadingQuestionsProps) {
  if (points.length + dates.length === 0) return null;
  const asked =
    dates.length === 0 ? 'os números' : points.length === 0 ? 'as datas' : 'os números e as datas';
  const said: Dates = options.dates ?? {};
  return (
    <FormSection>
      <h2>Como ler {asked}</h2>
      <p>Nestas colunas há células que podem ser lidas de dois jeitos. Confira qual é o certo.</p>
      <Stack gap={16}>
        {points.map(({ header, example }) => (
          <RadioGroup
            key={header}
            label={header}
            options={[
              { value: 'thousands', label: interpretNumber(example, 'thousands') },
              { value: 'decimal', label: interpretNumber(example, 'decimal') },
            ]}
            value={getOwnValue(options.points, header) ?? 'thousands'}
            onChange={(meaning) =>
              onChange({
                points: { ...options.points, [header]: meaning === 'decimal' ? 'decimal' : 'thousands' },
              })
            }
          />
        ))}
        {dates.map(({ header, example }) => (
          <RadioGroup
            key={header}
            label={header}
            options={[
              { value: 'dayFirst', label: interpretDate(example, true) },
              { value: 'monthFirst', label: interpretDate(example, false) },
            ]}
            value={getOwnValue(said, header) ?? 'dayFirst'}
            onChange={(meaning) =>
              onChange({ dates: { ...said, [header]: meaning === 'monthFirst' ? 'monthFirst' : 'dayFirst' } })
            }
          />
        ))}
      </Stack>
    </FormSection>
  );
}
