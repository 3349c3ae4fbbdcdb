import { getOwnValue } from '../../own-value';
import type { ImportType } from '../import-types';
import { getImportProperties } from '../properties/import-properties';
import type { ImportProperty } from '../properties/property';
import { normalizeHeader } from './headers';
import { findPropertiesOfHeader } from './known-headers';
import type { ImportMapping, MappingFinding, SheetColumn } from './mapping';
import { detectNamePart } from './name-parts';
import { findSimilarProperties, suggestMapping } from './suggest-mapping';
import { getFilledValues, isPropertyRuledOutByValues } from './value-votes';

/**
 * Returns the required properties that have no column (imports-026), including those of numbered groups (imports-020,
 * imports-021).
 */
function findMissingProperties(
  properties: readonly ImportProperty[],
  used: ReadonlySet<string>,
): MappingFinding[] {
  const groups = new Set(properties.flatMap(({ name, group }) => (group && used.has(name) ? [group] : [])));
  return properties
    .filter(
      ({ name, isRequired, group, isGroupKey }) =>
        !used.has(name) && (isRequired || (isGroupKey && group !== undefined && groups.has(group))),
    )
    .map(({ name }) => ({
      level: 'error',
      column: null,
      property: name,
      message: `Campo obrigatório não mapeado: ${name}`,
    }));
}

/** Returns the doubts about a mapped column (imports-027). */
function findDoubts(
  type: ImportType,
  column: SheetColumn,
  property: ImportProperty,
  isLearned: boolean,
): MappingFinding[] {
  const { header } = column;
  const warning = (message: string): MappingFinding => ({
    level: 'warning',
    column: header,
    property: property.name,
    message,
  });
  const meant = findPropertiesOfHeader(type, header);
  const found: MappingFinding[] = [];
  if (meant.length > 1)
    found.push(
      warning(`O cabeçalho "${header}" pode corresponder a múltiplas propriedades. Verifique o mapeamento.`),
    );
  if (!meant.includes(property.name) && !isLearned) {
    const likeness = findSimilarProperties(type, header).get(property.name) ?? 0;
    found.push(
      warning(
        meant.length > 0 || likeness >= 0.6
          ? `A coluna "${header}" está mapeada para "${property.label}", que não corresponde exatamente ao cabeçalho.`
          : `A coluna "${header}" se parece pouco com "${property.label}". Confira a amostra.`,
      ),
    );
  }
  if (isPropertyRuledOutByValues(property, getFilledValues(column)))
    found.push(
      warning(`Os valores da coluna "${header}" não parecem ser de "${property.label}". Confira a amostra.`),
    );
  return found;
}

/**
 * Returns the findings about a mapping of columns to import properties: errors, which block the import; next
 * warnings by column; last hints at properties that would fit better (imports-028). Mappings in `learned`,
 * the account's earlier corrections, get no hint.
 */
export function checkMapping(
  type: ImportType,
  columns: readonly SheetColumn[],
  mapping: ImportMapping,
  learned: Readonly<Record<string, string>> = {},
): MappingFinding[] {
  const properties = new Map(getImportProperties(type).map((property) => [property.name, property]));
  const mapped = columns.flatMap((column) => {
    const name = Object.hasOwn(mapping, column.header) ? mapping[column.header] : null;
    return name ? [{ column, name, property: properties.get(name) }] : [];
  });
  const used = new Set(mapped.map(({ name }) => name));

  return [
    ...findMissingProperties([...properties.values()], used),
    ...mapped.flatMap(({ column, name, property }): MappingFinding[] =>
      property
        ? findDoubts(type, column, property, isLearned(column.header, name, learned))
        : [unknown(column, name)],
    ),
    ...shared(mapped.flatMap(({ column, property }) => (property ? [{ column, property }] : []))),
    ...hints(type, columns, mapping, learned),
  ].sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
}

const levels: readonly MappingFinding['level'][] = ['error', 'warning', 'hint'];

const isLearned = (header: string, name: string, learned: Readonly<Record<string, string>>): boolean => {
  const key = normalizeHeader(header);
  return Object.hasOwn(learned, key) && learned[key] === name;
};

const unknown = ({ header }: SheetColumn, name: string): MappingFinding => ({
  level: 'error',
  column: header,
  property: name,
  message: `A coluna "${header}" está mapeada para "${name}", que não existe nesta importação.`,
});

/** Returns a sentence about the values of several columns that are mapped to one property. */
const describeSharedProperty = ({ nameKind: nameOf }: ImportProperty, headers: readonly string[]): string =>
  nameOf && headers.some((header) => detectNamePart(header) !== null)
    ? 'As partes do nome são juntadas.'
    : 'Em cada linha vale a primeira que não estiver vazia; a conferência diz o que vai das outras para as observações.';

/** Properties with several columns: told, since only one of them counts in a row. */
function shared(mapped: readonly { column: SheetColumn; property: ImportProperty }[]): MappingFinding[] {
  return [...new Set(mapped.map(({ property }) => property))].flatMap((property): MappingFinding[] => {
    const columns = mapped.filter((one) => one.property === property).map(({ column }) => column.header);
    const headers = columns.map((header) => `"${header}"`);
    if (headers.length < 2) return [];
    const last = headers.pop();
    return [
      {
        level: 'warning',
        column: null,
        property: property.name,
        message: `As colunas ${headers.join(', ')} e ${last} estão mapeadas para "${property.label}". ${describeSharedProperty(property, columns)}`,
      },
    ];
  });
}

/** Columns of which the header, or what was learned, says something else than the mapping. */
function hints(
  type: ImportType,
  columns: readonly SheetColumn[],
  mapping: ImportMapping,
  learned: Readonly<Record<string, string>>,
): MappingFinding[] {
  const suggested = suggestMapping(type, columns, learned);
  const labels = new Map(getImportProperties(type).map(({ name, label }) => [name, label]));
  return columns.flatMap(({ header }): MappingFinding[] => {
    const { property, certainty } = getOwnValue(suggested, header) ?? { property: null, certainty: 'none' };
    const chosen = Object.hasOwn(mapping, header) ? mapping[header] : null;
    if (property === null || property === chosen || certainty === 'likely' || certainty === 'values')
      return [];
    const message = `Sugestão: mapear a coluna "${header}" para "${labels.get(property)}".`;
    return [{ level: 'hint', column: header, property, message }];
  });
}
