import { getOwnValue } from '../own-value';
import {
  type ExpectedDocument,
  expectedInstallationProofs,
  expectedInvoices,
  type FinancingApplicant,
  getFinancingDocumentLabel,
  listExpectedApplicantDocuments,
} from './expected-documents';

/**
 * Group of the documents of a financing: applicant's documents, invoices, or proofs of installation. Each
 * group is a tab of the financing dialog.
 */
export type FinancingDocumentGroup = 'documents' | 'invoices' | 'proofs';

/** Document that the bank requires for a financing, with its group. */
export interface GroupedExpectedDocument extends ExpectedDocument {
  group: FinancingDocumentGroup;
}

const grouped = (
  group: FinancingDocumentGroup,
  papers: readonly ExpectedDocument[],
): GroupedExpectedDocument[] => papers.map((paper) => ({ ...paper, group }));

/**
 * Returns the documents that the bank requires for a financing of an applicant, in the order of the dialog's
 * tabs (financing-014 to financing-018).
 */
export const getExpectedDocuments = (applicant: FinancingApplicant): GroupedExpectedDocument[] => [
  ...grouped('documents', listExpectedApplicantDocuments(applicant)),
  ...grouped('invoices', expectedInvoices),
  ...grouped('proofs', expectedInstallationProofs),
];

/**
 * Returns true if a document of a financing is about the applicant's identity or income, not an invoice or a
 * proof of installation. `semantic` is the document's name in the archive.
 */
export const isPersonalDocument = (semantic: string): boolean =>
  ![...expectedInvoices, ...expectedInstallationProofs].some((paper) => paper.semantic === semantic);

interface DocumentRequirements {
  /** Description of the document that is asked for, in a sentence. */
  expects: string;
  /** Extensions that are taken. */
  accepts: readonly string[];
  /** Days for which one that was given before serves again; null: it belongs to one financing. */
  servesAgainFor: number | null;
}

const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'heic'] as const;
const SCANS = [...PICTURES, 'pdf'] as const;
const INVOICES = ['xml', 'pdf'] as const;
const ALWAYS = Number.POSITIVE_INFINITY;
const QUARTER = 90;
const YEAR = 366;

const facts: Readonly<Record<string, DocumentRequirements>> = {
  CNH: {
    expects: 'Frente e verso da CNH, dentro da validade, com todos os dados legíveis.',
    accepts: SCANS,
    servesAgainFor: ALWAYS,
  },
  RG: {
    expects: 'Frente e verso do RG ou da Carteira de Identidade Nacional, legíveis e sem cortes.',
    accepts: SCANS,
    servesAgainFor: ALWAYS,
  },
  'Conta de Energia': {
    expects: 'A conta de luz do local da instalação, inteira, emitida há no máximo 90 dias.',
    accepts: SCANS,
    servesAgainFor: QUARTER,
  },
  'Comprovante de Renda': {
    expects: 'Holerite, extrato ou declaração de imposto de renda, dos últimos 90 dias.',
    accepts: SCANS,
    servesAgainFor: QUARTER,
  },
  DRE: {
    expects: 'Demonstração do resultado dos últimos 2 anos, assinada pelo contador.',
    accepts: SCANS,
    servesAgainFor: YEAR,
  },
  Balanço: {
    expects: 'Balanço patrimonial dos últimos 2 anos, assinado pelo contador.',
    accepts: SCANS,
    servesAgainFor: YEAR,
  },
  IR: {
    expects: 'Declaração de imposto de renda mais recente do sócio, com o recibo de entrega.',
    accepts: SCANS,
    servesAgainFor: YEAR,
  },
  'NFe de Serviço': {
    expects: 'A nota fiscal do serviço de instalação: o XML ou o PDF.',
    accepts: INVOICES,
    servesAgainFor: null,
  },
  'NFe dos Equipamentos': {
    expects: 'A nota fiscal dos equipamentos em nome do cliente: o XML da NFe ou o DANFE em PDF.',
    accepts: INVOICES,
    servesAgainFor: null,
  },
  'ART de Execução': {
    expects: 'A ART ou o TRT de execução da instalação, paga e com o número legível.',
    accepts: SCANS,
    servesAgainFor: null,
  },
  'Parecer de Acesso': {
    expects: 'O parecer ou orçamento de conexão emitido pela distribuidora.',
    accepts: SCANS,
    servesAgainFor: null,
  },
  'Foto dos Módulos': {
    expects: 'Foto de todos os módulos já instalados, de dia e sem nada na frente.',
    accepts: PICTURES,
    servesAgainFor: null,
  },
  'Foto dos Inversores': {
    expects: 'Foto do inversor instalado, com a etiqueta e o número de série legíveis.',
    accepts: PICTURES,
    servesAgainFor: null,
  },
  'Foto do Medidor': {
    expects: 'Foto do medidor bidirecional, com o número legível.',
    accepts: PICTURES,
    servesAgainFor: null,
  },
};

const nothing: DocumentRequirements = { expects: '', accepts: SCANS, servesAgainFor: null };

/**
 * Returns the requirements (formats, validity for reuse) of a financing document by its name in the archive.
 * Documents of partners have the requirements of a person's documents.
 */
export const getDocumentRequirements = (semantic: string): DocumentRequirements =>
  getOwnValue(facts, semantic.replace(/ Sócio \d+$/, '')) ?? nothing;

/**
 * Returns true if a document of a financing may be used again in another financing of the same customer.
 * Documents on identity and income may be used for a limited number of days; proofs of installation and
 * invoices may not.
 */
export const isDocumentReusable = (semantic: string, ageInDays: number): boolean => {
  const { servesAgainFor } = getDocumentRequirements(semantic);
  return servesAgainFor !== null && ageInDays <= servesAgainFor;
};

/** Describes the accepted file formats of a document in Portuguese: "foto (JPG, PNG ou WEBP) ou PDF". */
export function describeAcceptedFormats(semantic: string): string {
  const { accepts } = getDocumentRequirements(semantic);
  return [
    ...(accepts.includes('jpg') ? ['foto (JPG, PNG ou WEBP)'] : []),
    ...(accepts.includes('pdf') ? ['PDF'] : []),
    ...(accepts.includes('xml') ? ['XML'] : []),
  ].join(' ou ');
}

/**
 * Builds the file name of a financing document in the customer's archive. The name of a document that cannot
 * be reused includes the number of the financing.
 */
export const buildDocumentFileName = (semantic: string, financing: number): string =>
  getDocumentRequirements(semantic).servesAgainFor === null
    ? `${getFinancingDocumentLabel(semantic)} (financiamento ${financing})`
    : getFinancingDocumentLabel(semantic);
