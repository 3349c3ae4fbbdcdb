import { getOwnValue } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import {
  doesMappingFitHeaders,
  type ImportMapping,
  type MappingSuggestion,
} from '@girassol/shared-domain/imports';
import type { MappingTemplate } from '../../data/mapping-templates';

interface MappingSources {
  record: Pick<ImportRecord, 'headers' | 'mapping'>;
  template: MappingTemplate | null;
  suggestions: Record<string, MappingSuggestion>;
}

interface InitialMapping {
  mapping: ImportMapping;
  /** The template that it comes from. */
  template: MappingTemplate | null;
}

/**
 * Builds the initial mapping of a file, the first of these that exists:
 * - the mapping with which the file was last checked
 * - the mapping saved for the file's headers, if all columns of that mapping exist in the file (imports-031,
 *   imports-032)
 * - the suggestions.
 */
export function buildInitialMapping({ record, template, suggestions }: MappingSources): InitialMapping {
  const { headers, mapping } = record;
  const of = (known: (header: string) => string | null | undefined): ImportMapping =>
    Object.fromEntries(headers.map((header) => [header, known(header) ?? null]));
  if (Object.values(mapping).some((property) => property !== null))
    return { mapping: of((header) => getOwnValue(mapping, header)), template: null };
  if (template && doesMappingFitHeaders(template.mapping, headers))
    return { mapping: of((header) => getOwnValue(template.mapping, header)), template };
  return { mapping: of((header) => getOwnValue(suggestions, header)?.property), template: null };
}
