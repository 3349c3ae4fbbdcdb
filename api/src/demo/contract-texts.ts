import { formatDate, formatMoney, formatPower, padNumber } from '@girassol/shared-domain';
import { type WordBlock, wordDocument } from '@girassol/shared-domain/templates';

const heading = (text: string): WordBlock => ({ kind: 'heading', text });
const text = (words: string): WordBlock => ({ kind: 'text', text: words });

/** A second template beside the sample: what follows the installation. */
export const maintenanceContract = (): Uint8Array =>
  wordDocument([
    { kind: 'title', text: 'Contrato de manutenção' },
    { kind: 'small', text: 'Contrato [[contrato_numero]] de [[contrato_data]]' },
    heading('As partes'),
    text('Contratante: [[cliente_nome]], CPF ou CNPJ [[cliente_documento]].'),
    text('Contratada: [[empresa_nome]], representada por [[vendedor_nome]].'),
    heading('1. Objeto'),
    text('Duas visitas por ano ao sistema de [[sistema_potencia]]: limpeza dos módulos e revisão elétrica.'),
    heading('2. Prazo'),
    text('Doze meses a partir da assinatura.'),
  ]);

/** What a contract of the demonstration says. */
export interface ContractFacts {
  number: number;
  customer: string;
  document: string;
  place: string;
  company: string;
  seller: string;
  /** kWp */
  power: number;
  /** R$ */
  price: number;
  /** ISO days. */
  date: string;
  validityDate: string;
}

/** The lines of a contract, for the Word document and the PDF alike. */
export const contractLines = (facts: ContractFacts): string[] => [
  `Contrato ${padNumber(facts.number)} de ${formatDate(facts.date)}, para assinar até ${formatDate(facts.validityDate)}.`,
  `Contratante: ${facts.customer}, CPF ${facts.document}.`,
  `Contratada: ${facts.company}, representada por ${facts.seller}.`,
  `Objeto: sistema fotovoltaico de ${formatPower(facts.power)}, instalado em ${facts.place}.`,
  `Preço: ${formatMoney(facts.price)}.`,
  'O contratante pode desistir em sete dias (art. 49 do Código de Defesa do Consumidor).',
  'As partes aceitam a assinatura eletrônica (art. 10, § 2º, da MP 2.200-2/2001).',
];

/** The same as a Word document. */
export const contractDocument = (title: string, lines: readonly string[]): Uint8Array =>
  wordDocument([{ kind: 'title', text: title }, ...lines.map(text)]);
