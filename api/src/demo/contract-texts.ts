import { formatDate, formatMoney, formatPower, formatRecordNumber } from '@girassol/shared-domain';
import { buildWordDocument, type WordDocumentBlock } from '@girassol/shared-domain/templates';

const heading = (text: string): WordDocumentBlock => ({ kind: 'heading', text });
const text = (words: string): WordDocumentBlock => ({ kind: 'text', text: words });

/** Builds the second contract template of the demonstration: maintenance after the installation. */
export const buildMaintenanceTemplate = (): Uint8Array =>
  buildWordDocument([
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

/** Values that are filled into a contract of the demonstration. */
export interface DemoContractValues {
  number: number;
  customer: string;
  document: string;
  place: string;
  company: string;
  representative: string;
  /** kWp */
  power: number;
  /** R$ */
  price: number;
  /** ISO days. */
  date: string;
  validityDate: string;
}

/** Builds the lines of text of a demonstration contract, used for both the Word document and the PDF. */
export const buildDemoContractLines = (facts: DemoContractValues): string[] => [
  `Contrato ${formatRecordNumber(facts.number)} de ${formatDate(facts.date)}, para assinar até ${formatDate(facts.validityDate)}.`,
  `Contratante: ${facts.customer}, CPF ${facts.document}.`,
  `Contratada: ${facts.company}, representada por ${facts.representative}.`,
  `Objeto: sistema fotovoltaico de ${formatPower(facts.power)}, instalado em ${facts.place}.`,
  `Preço: ${formatMoney(facts.price)}.`,
  'O contratante pode desistir em sete dias (art. 49 do Código de Defesa do Consumidor).',
  'As partes aceitam a assinatura eletrônica (art. 10, § 2º, da MP 2.200-2/2001).',
];

/** Builds a demonstration contract as a Word document. */
export const buildContractDocx = (title: string, lines: readonly string[]): Uint8Array =>
  buildWordDocument([{ kind: 'title', text: title }, ...lines.map(text)]);
