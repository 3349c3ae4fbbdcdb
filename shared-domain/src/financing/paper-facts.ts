import { ownValue } from '../own-value';
import { type Applicant, documentsOf, type ExpectedPaper, invoices, proofs } from './papers';

/** Where a paper is asked for: a tab of the financing. */
export type PaperGroup = 'documents' | 'invoices' | 'proofs';

/** A paper that is asked for, with the tab that asks. */
export interface GroupedPaper extends ExpectedPaper {
  group: PaperGroup;
}

const grouped = (group: PaperGroup, papers: readonly ExpectedPaper[]): GroupedPaper[] =>
  papers.map((paper) => ({ ...paper, group }));

/** Every paper that is asked of somebody, in the order of the tabs (financing-014 to financing-018). */
export const expectedPapers = (applicant: Applicant): GroupedPaper[] => [
  ...grouped('documents', documentsOf(applicant)),
  ...grouped('invoices', invoices),
  ...grouped('proofs', proofs),
];

/** Does it say who somebody is, or what they earn? All but what is said of the system itself. */
export const isPersonalPaper = (semantic: string): boolean =>
  ![...invoices, ...proofs].some((paper) => paper.semantic === semantic);

interface PaperFacts {
  /** What is asked for, in a sentence. */
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

const facts: Readonly<Record<string, PaperFacts>> = {
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
    expects: 'A nota fiscal dos equipamentos em nome do cliente: o XML da NF-e ou o DANFE em PDF.',
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

const nothing: PaperFacts = { expects: '', accepts: SCANS, servesAgainFor: null };

/** What is known of a paper by its name in the archive; those of partners are as those of persons. */
export const paperFacts = (semantic: string): PaperFacts =>
  ownValue(facts, semantic.replace(/ Sócio \d+$/, '')) ?? nothing;

/**
 * May a paper serve in another financing of the same customer? Who somebody is and what they earn may, for a while; what
 * was built and billed is of one financing only.
 */
export const servesAgain = (semantic: string, ageInDays: number): boolean => {
  const { servesAgainFor } = paperFacts(semantic);
  return servesAgainFor !== null && ageInDays <= servesAgainFor;
};

/** `jpg, jpeg, png …` as people read it: "foto (JPG, PNG, WEBP), PDF". */
export function acceptedWords(semantic: string): string {
  const { accepts } = paperFacts(semantic);
  return [
    ...(accepts.includes('jpg') ? ['foto (JPG, PNG ou WEBP)'] : []),
    ...(accepts.includes('pdf') ? ['PDF'] : []),
    ...(accepts.includes('xml') ? ['XML'] : []),
  ].join(' ou ');
}

/** What the file of a paper is called in the archive: one that serves one financing only says which. */
export const paperName = (semantic: string, financing: number): string =>
  paperFacts(semantic).servesAgainFor === null ? `${semantic} (financiamento ${financing})` : semantic;
