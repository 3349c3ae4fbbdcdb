import { ownValue } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { type ImportMapping, isForColumns, type Suggestion } from '@girassol/shared-domain/imports';
import type { MappingTemplate } from '../../data/templates';

interface Known {
  record: Pick<ImportRecord, 'headers' | 'mapping'>;
  template: MappingTemplate | null;
  suggestions: Record<string, Suggestion>;
}

interface FirstMapping {
  mapping: ImportMapping;
  /** The template that it comes from. */
  template: MappingTemplate | null;
}

/**
 * What the columns of a file are taken for at first: what they were checked as before, the template of these headers where
 * all of its columns are there (imports-031, imports-032), what was guessed.
 */
export function firstMapping({ record, template, suggestions }: Known): FirstMapping {
  const { headers, mapping } = record;
  const of = (known: (header: string) => string | null | undefined): ImportMapping =>
    Object.fromEntries(headers.map((header) => [header, known(header) ?? null]));
  if (Object.values(mapping).some((property) => property !== null))
    return { mapping: of((header) => ownValue(mapping, header)), template: null };
  if (template && isForColumns(template.mapping, headers))
    return { mapping: of((header) => ownValue(template.mapping, header)), template };
  return { mapping: of((header) => ownValue(suggestions, header)?.property), template: null };
}
