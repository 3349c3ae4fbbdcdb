import { getOwnValue } from '@girassol/shared-domain';
import type { ImportOptions, ImportRecord } from '@girassol/shared-domain/contract';
import {
  checkMapping,
  type FoundReadingHints,
  findReadingHints,
  suggestMapping,
} from '@girassol/shared-domain/imports';
import { useMemo, useState } from 'react';
import type { MappingTemplate } from '../../data/mapping-templates';
import type { ImportDraft } from '../../data/use-import-draft';
import { type AmbiguousColumns, findAmbiguousColumns } from './ambiguous-columns';
import type { ImportRequest } from './import-request';
import { buildInitialMapping } from './initial-mapping';

interface ImportRequestOptions {
  record: ImportRecord;
  draft: ImportDraft;
  /** The one that was saved for these headers. */
  saved: MappingTemplate | null;
}

/**
 * Holds the mapping and the options of an import while the person edits them, with the problems found in the
 * mapping.
 */
export function useImportRequest({ record, draft, saved }: ImportRequestOptions) {
  const type = record.importType;
  const { columns, learned } = draft;
  const suggestions = useMemo(() => suggestMapping(type, columns, learned), [type, columns, learned]);
  const [first] = useState(() => buildInitialMapping({ record, template: saved, suggestions }));
  const [mapping, setMapping] = useState(first.mapping);
  const [options, setOptions] = useState(record.options);
  const findings = useMemo(
    () => checkMapping(type, columns, mapping, learned),
    [type, columns, mapping, learned],
  );
  const hints = useMemo(() => findReadingHints(columns), [columns]);
  const unclear = useMemo(() => findAmbiguousColumns(type, mapping, hints), [type, hints, mapping]);

  const wish: ImportRequest = { mapping, options: readingOptions(options, unclear, hints) };
  return {
    wish,
    suggestions,
    /** The template that filled the mapping in. */
    template: first.template,
    findings,
    /** Columns whose numbers, or days, could be read in two ways. */
    unclear,
    isTouched: mapping !== first.mapping,
    map: (header: string, property: string | null) =>
      setMapping((before) => ({ ...before, [header]: property })),
    choose: (change: Partial<ImportOptions>) => setOptions((before) => ({ ...before, ...change })),
  };
}

/** Mapping and options of an import while they are edited, as returned by {@link useImportRequest}. */
export type EditedImportRequest = ReturnType<typeof useImportRequest>;

/**
 * The options with an answer for each column in doubt: what a person said, else what most of its cells prove, else how
 * people in Brazil write.
 */
function readingOptions(
  options: ImportOptions,
  unclear: AmbiguousColumns,
  hints: FoundReadingHints,
): ImportOptions {
  const { dates: said, ...others } = options;
  const points = unclear.points.map(
    ({ header }) =>
      [
        header,
        getOwnValue(options.points, header) ?? getOwnValue(hints.points, header) ?? 'thousands',
      ] as const,
  );
  const dates = unclear.dates.map(({ header }) => {
    const proved =
      getOwnValue(hints.dayFirst, header) === false ? ('monthFirst' as const) : ('dayFirst' as const);
    return [header, getOwnValue(said ?? {}, header) ?? proved] as const;
  });
  return {
    ...others,
    points: Object.fromEntries(points),
    ...(dates.length > 0 && { dates: Object.fromEntries(dates) }),
  };
}
