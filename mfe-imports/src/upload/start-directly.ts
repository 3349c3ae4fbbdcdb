import { api } from '@girassol/shared-auth';
import { getOwnValue } from '@girassol/shared-domain';
import {
  checkMapping,
  findReadingHints,
  type ImportMapping,
  suggestMapping,
} from '@girassol/shared-domain/imports';
import { cacheImport } from '../data/use-import';
import { cacheImportDraft, type ImportDraft } from '../data/use-import-draft';
import { findAmbiguousColumns } from '../mapping/request/ambiguous-columns';

/** A mapping that needs no decision, or the sentence that says what has to be decided first. */
type DirectMapping = { mapping: ImportMapping } | { problem: string };

const problems = {
  columns: 'Esta planilha não é como a do modelo. Confira as colunas antes de importar.',
  numbers: 'Há números que podem ser lidos de dois jeitos. Confira antes de importar.',
  dates: 'Há datas que podem ser lidas de dois jeitos. Confira antes de importar.',
  importedBefore: 'Esta planilha já foi importada. Confira antes de importar de novo.',
} as const;

/**
 * Builds the column mapping of a spreadsheet that can be imported without questions, such as a filled-in
 * spreadsheet template. Returns the reason instead if a person has to decide something first.
 */
export function buildDirectMapping({ import: record, columns, learned }: ImportDraft): DirectMapping {
  const type = record.importType;
  const suggested = suggestMapping(type, columns, learned);
  const mapping: ImportMapping = {};
  for (const { header } of columns) {
    const { property, certainty } = getOwnValue(suggested, header) ?? { property: null, certainty: 'none' };
    if (property === null || (certainty !== 'exact' && certainty !== 'learned'))
      return { problem: problems.columns };
    mapping[header] = property;
  }
  if (checkMapping(type, columns, mapping, learned).some(({ level }) => level === 'error'))
    return { problem: problems.columns };
  const { points, dates } = findAmbiguousColumns(type, mapping, findReadingHints(columns));
  if (points.length > 0) return { problem: problems.numbers };
  if (dates.length > 0) return { problem: problems.dates };
  return record.importedBefore === null ? { mapping } : { problem: problems.importedBefore };
}

/**
 * Lets the server check a spreadsheet and write its rows without asking the person for a mapping. Rejects
 * with the API error.
 */
export async function startDirectImport(
  userId: string,
  draft: ImportDraft,
  mapping: ImportMapping,
): Promise<void> {
  const { _id, options } = draft.import;
  const answer = await api('POST /imports/check/:userId/:importId', {
    params: { userId, importId: _id },
    body: { mapping, options, startsWhenChecked: true },
    silent: true,
  });
  cacheImport(userId, answer.import);
  cacheImportDraft(userId, { ...draft, import: answer.import });
}
