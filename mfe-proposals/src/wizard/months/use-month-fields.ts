import { monthNames } from '@girassol/shared-domain/solar';
import { useBoundField } from '@girassol/shared-ui/fields';
import { useRef, useState } from 'react';
import type { MonthlyValues } from './month-text';
import { type ParsedMonthCell, parseMonthCells, parsePastedMonths } from './pasted-months';

/** Texts of months as they were typed or pasted, by month; a month without one shows its value. */
type Drafts = Partial<Record<number, ParsedMonthCell>>;

const prefixMonth = (name: number, sentence: string) => {
  const month = monthNames[name] ?? '';
  return `${month.charAt(0).toUpperCase()}${month.slice(1)}: ${sentence}`;
};

/** Notes of this many months are written out; more of them are counted. */
const MAX_NOTES = 3;

/** Returns notes about pasted figures that are ambiguous or were rounded, and how they were read. */
function getReadingNotes(cells: readonly { month: number; cell: ParsedMonthCell }[]): string[] {
  const notes = cells.flatMap(({ month, cell }) => (cell.note ? [prefixMonth(month, cell.note)] : []));
  const more = notes.length - MAX_NOTES;
  if (more <= 0) return notes;
  return [...notes.slice(0, MAX_NOTES), more === 1 ? 'Confira mais um mês.' : `Confira mais ${more} meses.`];
}

/** Says which pasted figures are in no month. */
function describeLeftOut(beyond: number, repeated: readonly number[]): string[] {
  const left = beyond === 1 ? 'Um valor ficou de fora' : `${beyond} valores ficaram de fora`;
  return [
    ...repeated.map((month) => prefixMonth(month, 'veio duas vezes, e vale o primeiro valor.')),
    ...(beyond > 0 ? [`${left}: o ano acaba em dezembro.`] : []),
  ];
}

/**
 * Binds twelve months to Formik. Unreadable text stays in its month and makes the form invalid; the month's value is
 * null meanwhile.
 */
export function useMonthFields(name: string, label: string, unit: string) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [typing, setTyping] = useState<number | null>(null);
  const [note, setNote] = useState<string | null>(null);
  // Asked by formik before the next render.
  const latest = useRef<Drafts>(drafts);
  const wrongMonth = (months: MonthlyValues, of: Drafts) =>
    months.findIndex((value, month) => value === null && of[month]?.problem !== undefined);
  const getProblem = (months: MonthlyValues, of: Drafts): string | undefined => {
    const month = wrongMonth(months, of);
    return month < 0 ? undefined : prefixMonth(month, of[month]?.problem ?? '');
  };
  const { value, onChange, onBlur, error } = useBoundField<MonthlyValues>(name, label, (months) =>
    getProblem(months, latest.current),
  );

  function write(cells: readonly { month: number; cell: ParsedMonthCell }[]) {
    const next: Drafts = { ...latest.current };
    const months = [...value];
    for (const { month, cell } of cells) {
      next[month] = cell;
      months[month] = cell.value;
    }
    latest.current = next;
    setDrafts(next);
    onChange(months);
  }

  const problem = getProblem(value, drafts);
  return {
    months: value,
    error: typing === null && problem ? problem : error,
    note,
    onChange,
    /** Text of a month that is being typed, or cannot be read; null where its value is to be shown. */
    draftOf: (month: number): string | null => {
      const draft = drafts[month];
      if (!draft) return null;
      return month === typing || (draft.problem && value[month] === null) ? draft.text : null;
    },
    isUnreadable: (month: number): boolean =>
      month !== typing && value[month] === null && drafts[month]?.problem !== undefined,
    type: (month: number, text: string) => {
      const [cell] = parseMonthCells([text], unit);
      if (!cell) return;
      setTyping(month);
      setNote(null);
      write([{ month, cell }]);
    },
    /** Writes what was pasted at a month; answers how many months were filled. */
    paste: (text: string, start: number): number => {
      const { cells, beyond, repeated } = parsePastedMonths(text, start);
      const read = parseMonthCells(
        cells.map((cell) => cell.text),
        unit,
      );
      setTyping(null);
      const placed = read.map((cell, index) => ({ month: cells[index]?.month ?? start, cell }));
      write(placed);
      setNote([...getReadingNotes(placed), ...describeLeftOut(beyond, repeated)].join(' ') || null);
      return read.filter((cell) => cell.value !== null).length;
    },
    leave: (month: number) => {
      setNote((before) => {
        const said = latest.current[month]?.note;
        return said && typing === month ? prefixMonth(month, said) : before;
      });
      setTyping(null);
      onBlur();
    },
  };
}
