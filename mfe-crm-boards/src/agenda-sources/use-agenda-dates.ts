import type { AgendaDate, AgendaDates } from '@girassol/federation/remote';
import { useCallback, useMemo, useState } from 'react';

/** A day to be kept that another area told. Its id is unique among all areas. */
export type DueDate = AgendaDate;

/** What other areas tell of the days from one to another, soonest first. */
export function useAgendaDates({ start, end }: { start: string; end: string }) {
  const [told, setTold] = useState<Readonly<Record<string, AgendaDates>>>({});
  const onTold = useCallback(
    (source: string, next: AgendaDates) => setTold((old) => ({ ...old, [source]: next })),
    [],
  );
  const dates = useMemo<DueDate[]>(
    () =>
      Object.entries(told)
        .flatMap(([source, { dates: own }]) => own.map((each) => ({ ...each, id: `${source}/${each.id}` })))
        // A source may still tell of the days that were shown before.
        .filter(({ date }) => date >= start && date <= end)
        .sort((a, b) => a.date.localeCompare(b.date)),
    [told, start, end],
  );
  return { dates, onTold, hasFailed: Object.values(told).some((each) => each.hasFailed) };
}
