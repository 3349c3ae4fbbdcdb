/** What the values of a property are, and so how a cell is read. */
export type PropertyKind =
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

/** What a number is measured in; a cell may say so too (`550 Wp`, `2,2 m`). */
export type PropertyUnit = 'W' | 'V' | 'kg' | 'mm' | 'anos';

/** What a column of a spreadsheet can be imported as. */
export interface ImportProperty {
  /** As it is sent and saved, and accepted as a header (imports-025): `cpf_ou_cnpj_cliente`. */
  name: string;
  label: string;
  kind: PropertyKind;
  /** Without this property nothing is imported. */
  isRequired: boolean;
  /** Of a numbered group (`modulo_2`): its key properties are required once any of the group is mapped or given. */
  group?: string;
  isGroupKey?: boolean;
  /** Of a choice, as people write them. */
  options?: readonly string[];
  /** Other ways to write an option, in plain text, and the option meant. */
  optionSynonyms?: Readonly<Record<string, string>>;
  /** Of a text, in characters. */
  maxLength?: number;
  min?: number;
  max?: number;
  unit?: PropertyUnit;
  /** A text that names a person or a company, without the symbols that a name cannot have. */
  isName?: boolean;
  /** As it stands in the example row of the model. */
  example: string;
  /** One sentence for the model's explanation. */
  help: string;
}
