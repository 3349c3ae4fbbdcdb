import { getOwnValue } from '@girassol/shared-domain';
import {
  type AmbiguousColumn,
  type FoundReadingHints,
  getImportProperties,
  type ImportMapping,
  type ImportPropertyKind,
  type ImportType,
} from '@girassol/shared-domain/imports';

/** Kinds whose decimals may be meant; of whole numbers a point only parts thousands. */
const decimalKinds: readonly ImportPropertyKind[] = ['money', 'number'];
const dateKinds: readonly ImportPropertyKind[] = ['date'];

/**
 * Columns with ambiguous cells, by the question to ask: does the point separate decimals or thousands (`points`), and
 * is the day or the month first (`dates`)?
 */
export interface AmbiguousColumns {
  points: AmbiguousColumn[];
  dates: AmbiguousColumn[];
}

/** Returns the ambiguous columns that are mapped to a property for which the ambiguity matters. */
export function findAmbiguousColumns(
  type: ImportType,
  mapping: ImportMapping,
  { askPoints, askDates }: Pick<FoundReadingHints, 'askPoints' | 'askDates'>,
): AmbiguousColumns {
  const kinds = new Map(getImportProperties(type).map(({ name, kind }) => [name, kind]));
  const hasKind =
    (wanted: readonly ImportPropertyKind[]) =>
    ({ header }: AmbiguousColumn): boolean => {
      const kind = kinds.get(getOwnValue(mapping, header) ?? '');
      return kind !== undefined && wanted.includes(kind);
    };
  return { points: askPoints.filter(hasKind(decimalKinds)), dates: askDates.filter(hasKind(dateKinds)) };
}
