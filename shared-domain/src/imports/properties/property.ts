/** Kind of the values of an import property, which decides how spreadsheet cells are parsed. */
export type ImportPropertyKind =
  | 'text'
  | 'long-text'
  | 'email'
  | 'document'
  | 'cpf'
  | 'phone'
  | 'uf'
  | 'cep'
  | 'money'
  | 'number'
  | 'integer'
  | 'date'
  | 'choice'
  | 'yes-no'
  | 'person';

/**
 * Unit in which a number of an import property is stored. A spreadsheet cell may also state a unit (`550 Wp`,
 * `2,2 m`).
 */
export type ImportPropertyUnit = 'W' | 'V' | 'kg' | 'mm' | 'anos';

/**
 * Definition of a field of an imported record to which a spreadsheet column can be mapped: name, label, kind
 * of values and limits.
 */
export interface ImportProperty {
  /** As it is sent and saved, and accepted as a header (imports-025): `cpf_ou_cnpj_cliente`. */
  name: string;
  label: string;
  kind: ImportPropertyKind;
  /** Without this property nothing is imported. */
  isRequired: boolean;
  /**
   * Numbered group of the property (`modulo_2`): the key properties of a group are required once any of its properties
   * is mapped or filled.
   */
  group?: string;
  isGroupKey?: boolean;
  /** Labels of the options of a choice. */
  options?: readonly string[];
  /** Other ways to write an option, in plain text, and the option meant. */
  optionSynonyms?: Readonly<Record<string, string>>;
  /** Maximum length of a text, in characters. */
  maxLength?: number;
  min?: number;
  max?: number;
  unit?: ImportPropertyUnit;
  /** Marks a text that names a person (`PERSON`), or a person or a company (`ANY`): symbols that a name cannot have are faults. */
  nameKind?: 'PERSON' | 'ANY';
  /** As it stands in the example row of the model. */
  example: string;
  /** Explanation for the model spreadsheet, one sentence. */
  help: string;
}
