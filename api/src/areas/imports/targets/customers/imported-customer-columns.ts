import { toCents, toEpochMs } from '@girassol/shared-domain';
import type { RowValues } from '@girassol/shared-domain/imports';
import { isCompany } from '../../../customers/customer-columns';
import type { ColumnValues } from '../changes';

/** Property -> column, where one is the other. */
const columns: Record<string, string> = {
  nome: 'name',
  email: 'email',
  cpf_ou_cnpj: 'document',
  rg: 'rg',
  telefone: 'phone',
  whatsapp: 'whatsapp',
  UF: 'uf',
  cidade: 'city',
  origem: 'origin',
  cep: 'postal_code',
  numero: 'number',
  bairro: 'district',
  complemento: 'complement',
  profissao: 'profession',
  nacionalidade: 'nationality',
  nome_responsavel: 'in_charge_name',
  cpf_responsavel: 'in_charge_cpf',
  observacoes: 'observations',
};

/**
 * Columns of `customers` that a row of an import may fill, except the owner and columns computed from others.
 */
export const importedCustomerColumns: readonly string[] = [
  ...Object.values(columns),
  'street',
  'income_cents',
];

/** Customer that a row of an imported spreadsheet describes. */
export interface RowCustomer {
  /** Columns of `customers` that it fills. */
  columns: ColumnValues & { name: string };
  /** Epoch milliseconds, where the row says since when. */
  registeredAt: number | null;
}

/**
 * Converts the customer of a row to the column values that are stored with the row of the import until the
 * customer is written.
 */
export const toColumnsStoredWithRow = ({ columns: filled, registeredAt }: RowCustomer): ColumnValues =>
  registeredAt === null ? filled : { ...filled, registered_at: new Date(registeredAt).toISOString() };

/** Returns the properties of an import from which a column of `customers` is read, in order of precedence. */
export function getImportPropertiesOfColumn(column: string): readonly string[] {
  if (column === 'street') return ['logradouro', 'endereco'];
  if (column === 'income_cents') return ['renda_mensal', 'faturamento_mensal'];
  return Object.keys(columns).filter((property) => columns[property] === column);
}

/**
 * Parses the customer that a row of an import describes. `suffix` is appended to the property names that are
 * read. Street and income are each read from one of two properties.
 */
export function parseRowCustomer(values: RowValues, suffix = ''): RowCustomer {
  const of = (property: string) => values[property + suffix];
  const filled: ColumnValues = {};
  for (const [property, column] of Object.entries(columns)) {
    const value = of(property);
    if (value !== undefined) filled[column] = String(value);
  }
  const street = of('logradouro') ?? of('endereco');
  if (street !== undefined) filled.street = String(street);
  const document = String(filled.document ?? '');
  const isFirm = isCompany(document, of('faturamento_mensal') !== undefined && document === '');
  const income = isFirm
    ? (of('faturamento_mensal') ?? of('renda_mensal'))
    : (of('renda_mensal') ?? of('faturamento_mensal'));
  if (income !== undefined) filled.income_cents = toCents(Number(income));
  if (document !== '') filled.is_cnpj = isFirm;
  const since = of('data_de_registro');
  return {
    columns: { ...filled, name: String(filled.name ?? '') },
    registeredAt: since === undefined ? null : toEpochMs(String(since), '12:00'),
  };
}
