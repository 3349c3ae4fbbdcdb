import type { ImportMapping, ImportProperty } from '@girassol/shared-domain/imports';
import type { Option } from '@girassol/shared-ui/pickers';

/** The choice of not importing a column; no property is called so. */
export const NOTHING = '-';

const optionOf = ({ name, label, isRequired }: ImportProperty): Option => ({
  value: name,
  label,
  description: isRequired ? `${name} · obrigatória` : name,
  // So that it is found by the name that stands in models.
  abbreviation: name,
});

/** What a column can be imported as, with 'Não importar' first (imports-004). */
export const propertyOptions = (properties: readonly ImportProperty[]): Option[] => [
  { value: NOTHING, label: 'Não importar' },
  ...properties.map(optionOf),
];

/** The properties that columns are mapped to. */
export const usedIn = (mapping: ImportMapping): ReadonlySet<string> =>
  new Set(Object.values(mapping).filter((property) => property !== null));

/** Without what other columns are already (imports-005). */
export const unusedOptions = (
  options: readonly Option[],
  used: ReadonlySet<string>,
  own: string | null,
): Option[] => options.filter(({ value }) => value === own || !used.has(value));
