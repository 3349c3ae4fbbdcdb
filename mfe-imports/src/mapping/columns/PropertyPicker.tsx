import { FilterComboBox } from '@girassol/shared-ui/filters';
import type { Option } from '@girassol/shared-ui/pickers';
import { useMemo } from 'react';
import { NOTHING, unusedOptions } from './property-options';

interface PropertyPickerProps {
  header: string;
  value: string | null;
  options: readonly Option[];
  /** Properties that are hidden because columns are mapped to them; null: none is. */
  used: ReadonlySet<string> | null;
  onChange: (property: string | null) => void;
}

/**
 * What a column is: one of the properties, found by typing, or nothing (imports-004). Of two hundred columns with a hundred
 * choices each, only those that are touched build their list.
 */
export function PropertyPicker({ header, value, options, used, onChange }: PropertyPickerProps) {
  const offered = useMemo(
    () => (used === null ? options : unusedOptions(options, used, value)),
    [options, used, value],
  );
  return (
    <FilterComboBox
      label={`Propriedade de ${header}`}
      hideLabel
      options={offered}
      value={value ?? NOTHING}
      onChange={(chosen) => onChange(chosen === NOTHING ? null : chosen)}
      placeholder="Não importar"
      emptyText="Nenhuma propriedade livre com este nome"
    />
  );
}
