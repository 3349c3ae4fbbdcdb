import { useSession } from '@girassol/shared-auth';
import type { ImportHeaderPosition, ImportHeaderPositionChoice } from '@girassol/shared-domain/contract';
import { type Option, Select } from '@girassol/shared-ui/choices';
import { useState } from 'react';
import { selectSheetOrHeaderRows } from '../data/use-import-draft';

/** Texts of a row that tell which one it is. */
const MAX_TEXTS = 4;

const getChoiceKey = ({ line, rows }: ImportHeaderPosition): string => `${line} ${rows}`;

/** Builds the options for the header rows: one row, two rows, or none, each with its contents. */
function buildHeaderOptions({
  first,
  ...now
}: ImportHeaderPositionChoice): (Option & { choice: ImportHeaderPosition })[] {
  const one = first.map(({ line, texts }) => ({
    choice: { line, rows: 1 as const },
    label: `Linha ${line}`,
    description: texts.slice(0, MAX_TEXTS).join(' · '),
  }));
  const two = first.slice(1).flatMap(({ line, texts }, at) => {
    const above = first[at];
    // Groups have names: a title in one cell is none.
    if (!above || above.texts.length < 2) return [];
    const isNow = now.line === line && now.rows === 2;
    return at < MAX_TEXTS || isNow
      ? [
          {
            choice: { line, rows: 2 as const },
            label: `Linhas ${above.line} e ${line}`,
            description: texts.slice(0, MAX_TEXTS).join(' · '),
          },
        ]
      : [];
  });
  const none = {
    choice: { line: 0, rows: 1 as const },
    label: 'Sem cabeçalho',
    description: 'As colunas são numeradas.',
  };
  return [...one, ...two, none].map((option) => ({ ...option, value: getChoiceKey(option.choice) }));
}

interface HeaderChoiceProps {
  importId: string;
  header: ImportHeaderPositionChoice;
}

/** Choice of the rows that contain the column titles. */
export function HeaderRowsChoice({ importId, header }: HeaderChoiceProps) {
  const userId = useSession()?.userId ?? '';
  const [isReading, setReading] = useState(false);
  const choices = buildHeaderOptions(header);
  async function take(value: string | null) {
    const chosen = choices.find((one) => one.value === value);
    if (!chosen || value === getChoiceKey(header)) return;
    setReading(true);
    await selectSheetOrHeaderRows(userId, importId, { header: chosen.choice });
    setReading(false);
  }
  return (
    <Select
      label="Títulos das colunas"
      options={choices}
      value={getChoiceKey(header)}
      isDisabled={isReading}
      onChange={(value) => void take(value)}
    />
  );
}
