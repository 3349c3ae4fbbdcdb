import type { Row } from '@girassol/api-platform/database';
import type { WrittenCell } from '@girassol/api-platform/spreadsheets';
import { formatCpfOrCnpj, formatPhone, formatPostalCode, toIsoDate } from '@girassol/shared-domain';
import type { CustomerPropertyName } from '@girassol/shared-domain/imports';
import { toCustomer } from '../../customers/customer-records';

/**
 * Converts a customer to spreadsheet cells by the column names that an import of customers uses, so that an
 * exported file can be imported again.
 */
export function toCustomerCells(row: Row<'customers'>): Record<CustomerPropertyName, WrittenCell> {
  const income = row.income_cents === null ? null : row.income_cents / 100;
  return {
    nome: row.name,
    email: row.email,
    cpf_ou_cnpj: formatCpfOrCnpj(row.document),
    rg: row.rg,
    telefone: formatPhone(row.phone),
    whatsapp: formatPhone(row.whatsapp),
    UF: row.uf,
    cidade: row.city,
    origem: row.origin,
    endereco: toCustomer(row).address,
    cep: formatPostalCode(row.postal_code),
    logradouro: row.street,
    numero: row.number,
    bairro: row.district,
    complemento: row.complement,
    profissao: row.profession,
    nacionalidade: row.nationality,
    renda_mensal: row.is_cnpj ? null : income,
    faturamento_mensal: row.is_cnpj ? income : null,
    data_de_registro: toIsoDate(row.registered_at.getTime()),
    nome_responsavel: row.in_charge_name,
    cpf_responsavel: formatCpfOrCnpj(row.in_charge_cpf),
    observacoes: row.observations,
  };
}
