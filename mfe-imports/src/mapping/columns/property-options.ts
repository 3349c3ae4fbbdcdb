import type { ImportMapping, ImportProperty } from '@girassol/shared-domain/imports';
import type { Option } from '@girassol/shared-ui/choices';

/** Option value of a column that is not imported; no property has this name. */
export const NOT_IMPORTED_OPTION = '-';

const toOption = ({ name, label, isRequired }: ImportProperty): Option => ({
  value: name,
  label,
  description: isRequired ? `${name} · obrigatória` : name,
  // So that it is found by the name that stands in models.
  abbreviation: name,
});

/** Builds the options for the property of a column, with "Não importar" first (imports-004). */
export const buildPropertyOptions = (properties: readonly ImportProperty[]): Option[] => [
  { value: NOT_IMPORTED_OPTION, label: 'Não importar' },
  ...properties.map(toOption),
];

/** Returns the properties to which columns are mapped. */
export const getUsedProperties = (mapping: ImportMapping): ReadonlySet<string> =>
  new Set(Object.values(mapping).filter((property) => property !== null));

/**
 * Returns the options for the property of a column, without properties to which other columns are mapped
 * (imports-005).
 */
export const filterUnusedOptions = (
  options: readonly Option[],
  used: ReadonlySet<string>,
  own: string | null,
): Option[] => options.filter(({ value }) => value === own || !used.has(value));
