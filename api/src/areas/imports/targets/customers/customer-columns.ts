import { instantOf, toCents } from '@girassol/shared-domain';
import type { RowValues } from '@girassol/shared-domain/imports';
import { isCompany } from '../../../customers/check-customer';
import type { Columns } from '../changes';

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

/** A customer as a row of a spreadsheet describes one. */
export interface RowCustomer {
  /** Columns of `customers` that it fills. */
  columns: Columns & { name: string };
  /** Epoch milliseconds, where the row says since when. */
  registeredAt: number | null;
}

/** The same as columns alone, as they are kept with a row. */
export const wantedOf = ({ columns: filled, registeredAt }: RowCustomer): Columns =>
  registeredAt === null ? filled : { ...filled, registered_at: new Date(registeredAt).toISOString() };

/** The properties that a column is read of, the first one of a row counts. */
export function propertiesOfColumn(column: string): readonly string[] {
  if (column === 'street') return ['logradouro', 'endereco'];
  if (column === 'income_cents') return ['renda_mensal', 'faturamento_mensal'];
  return Object.keys(columns).filter((property) => columns[property] === column);
}

/** Reads the customer of a row; `suffix` ends the names of its properties. A street has two names, income too. */
export function rowCustomer(values: RowValues, suffix = ''): RowCustomer {
  const of = (property: string) => values[property + suffix];
  const filled: Columns = {};
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
    registeredAt: since === undefined ? null : instantOf(String(since), '12:00'),
  };
}
