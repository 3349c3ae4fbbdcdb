import { ownValue } from '@girassol/shared-domain';
import type { ImportOptions, ImportRecord } from '@girassol/shared-domain/contract';
import {
  checkMapping,
  type ImportMapping,
  propertiesOf,
  readingHints,
  suggestMapping,
} from '@girassol/shared-domain/imports';
import { useMemo, useState } from 'react';
import type { MappingTemplate } from '../../data/templates';
import type { Draft } from '../../data/use-draft';
import { firstMapping } from './first-mapping';
import type { ImportWish } from './wish';

interface Beginning {
  record: ImportRecord;
  draft: Draft;
  /** The one that was saved for these headers. */
  saved: MappingTemplate | null;
}

const figures = ['money', 'number', 'integer'];

/** What a person asks for, as it is put together, with what there is to say about it. */
export function useWish({ record, draft, saved }: Beginning) {
  const type = record.importType;
  const { columns, learned } = draft;
  const suggestions = useMemo(() => suggestMapping(type, columns, learned), [type, columns, learned]);
  const [first] = useState(() => firstMapping({ record, template: saved, suggestions }));
  const [mapping, setMapping] = useState(first.mapping);
  const [options, setOptions] = useState(record.options);
  const findings = useMemo(
    () => checkMapping(type, columns, mapping, learned),
    [type, columns, mapping, learned],
  );
  const unclear = useMemo(() => unclearColumns(type, columns, mapping), [type, columns, mapping]);

  const wish: ImportWish = { mapping, options: { ...options, points: pointsOf(unclear, options) } };
  return {
    wish,
    suggestions,
    /** The template that filled the mapping in. */
    template: first.template,
    findings,
    /** Columns of figures in which `1.234` could be two things. */
    unclear,
    isTouched: mapping !== first.mapping,
    map: (header: string, property: string | null) =>
      setMapping((before) => ({ ...before, [header]: property })),
    choose: (change: Partial<ImportOptions>) => setOptions((before) => ({ ...before, ...change })),
  };
}

export type WishForm = ReturnType<typeof useWish>;

function unclearColumns(
  type: ImportRecord['importType'],
  columns: Draft['columns'],
  mapping: ImportMapping,
): string[] {
  const kinds = new Map(propertiesOf(type).map(({ name, kind }) => [name, kind]));
  const isFigure = (header: string) => figures.includes(kinds.get(ownValue(mapping, header) ?? '') ?? '');
  return readingHints(columns).ask.filter(isFigure);
}

/** As people in Brazil write: where nothing else is said, a point parts thousands. */
const pointsOf = (unclear: readonly string[], { points }: ImportOptions): ImportOptions['points'] =>
  Object.fromEntries(unclear.map((header) => [header, ownValue(points, header) ?? 'thousands']));
