import type { AgendaDate, AgendaSourceResult } from '@girassol/federation/remote';
import { useCallback, useMemo, useState } from 'react';

/** Due date contributed by another area. Its id is unique across all areas. */
export type DueDate = AgendaDate;

/**
 * Collects the due dates that other areas contribute for the days from `start` to `end` (`yyyy-mm-dd`), soonest first.
 */
export function useDueDates({ start, end }: { start: string; end: string }) {
  const [told, setTold] = useState<Readonly<Record<string, AgendaSourceResult>>>({});
  const onTold = useCallback(
    (source: string, next: AgendaSourceResult) => setTold((old) => ({ ...old, [source]: next })),
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
