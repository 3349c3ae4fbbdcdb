import { formatDocument, formatPhone, formatPostalCode, toIsoDate } from '@girassol/shared-domain';
import type { Row } from '../../../platform/database';
import { customerAnswer } from '../../customers/customer-answer';
import type { ExportRow } from './source';

/** A customer by the names of the properties of an import, as the importer understands them again. */
export function customerCells(row: Row<'customers'>): ExportRow {
  const income = row.income_cents === null ? null : row.income_cents / 100;
  return {
    nome: row.name,
    email: row.email,
    cpf_ou_cnpj: formatDocument(row.document),
    rg: row.rg,
    telefone: formatPhone(row.phone),
    whatsapp: formatPhone(row.whatsapp),
    UF: row.uf,
    cidade: row.city,
    origem: row.origin,
    endereco: customerAnswer(row).address,
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
    cpf_responsavel: formatDocument(row.in_charge_cpf),
    observacoes: row.observations,
  };
}
