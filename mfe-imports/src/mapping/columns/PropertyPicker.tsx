import type { Option } from '@girassol/shared-ui/choices';
import { FilterComboBox } from '@girassol/shared-ui/filters';
import { useMemo } from 'react';
import { filterUnusedOptions, NOT_IMPORTED_OPTION } from './property-options';

interface PropertyPickerProps {
  header: string;
  value: string | null;
  options: readonly Option[];
  /** Properties that are hidden because columns are mapped to them; null: none is. */
  used: ReadonlySet<string> | null;
  onChange: (property: string | null) => void;
}

/**
 * Searchable picker for the property to which a column is mapped, or none (imports-004). The options are
 * built only when the picker is opened, because there may be two hundred columns with a hundred options each.
 */
export function PropertyPicker({ header, value, options, used, onChange }: PropertyPickerProps) {
  const offered = useMemo(
    () => (used === null ? options : filterUnusedOptions(options, used, value)),
    [options, used, value],
  );
  return (
    <FilterComboBox
      label={`Campo de ${header}`}
      hideLabel
      options={offered}
      value={value ?? NOT_IMPORTED_OPTION}
      onChange={(chosen) => onChange(chosen === NOT_IMPORTED_OPTION ? null : chosen)}
      placeholder="Não importar"
      emptyText="Nenhum campo livre com este nome"
    />
  );
}
