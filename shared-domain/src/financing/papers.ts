/** What happened to a paper: on its way to the bank, taken, or sent back. Waived by the bank, it counts as taken. */
export type PaperStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'WAIVED';

/** Words of a paper's status (financing-066). */
export const paperStatusLabels: Record<PaperStatus, string> = {
  PENDING: 'Em Análise',
  APPROVED: 'Aprovado',
  REJECTED: 'Reprovado',
  WAIVED: 'Dispensado',
};

/** A paper that a bank asks for: what people call it, and what it is called in the archive (financing-109). */
export interface ExpectedPaper {
  label: string;
  semantic: string;
}

const paper = (label: string, semantic = label): ExpectedPaper => ({ label, semantic });

const personPapers = [
  paper('CNH'),
  paper('RG'),
  paper('Conta de Luz (atualizada)', 'Conta de Energia'),
  paper('Comprovante de Renda'),
];
const companyPapers = [paper('Conta de Luz', 'Conta de Energia'), paper('DRE'), paper('Balanço')];

/** Partners of a company at least and at most (financing-016). */
export const PARTNERS = { min: 1, max: 25 } as const;

const partnerPapers = (number: number) => [
  paper('RG', `RG Sócio ${number}`),
  paper('CNH', `CNH Sócio ${number}`),
  paper('Imposto de Renda', `IR Sócio ${number}`),
];

/** Who asks for a financing. */
export interface Applicant {
  isCNPJ: boolean;
  /** Of a company. */
  partners: number;
}

/** Papers of who borrows (financing-014, financing-015). */
export const documentsOf = ({ isCNPJ, partners }: Applicant): ExpectedPaper[] =>
  isCNPJ
    ? [...companyPapers, ...Array.from({ length: partners }, (_, index) => partnerPapers(index + 1)).flat()]
    : personPapers;

/** Invoices of what is built (financing-017). */
export const invoices = [paper('NFe de Serviço'), paper('NFe dos Equipamentos')];

/** What shows that it was built (financing-018). */
export const proofs = [
  paper('ART de Execução'),
  paper('Parecer de Acesso'),
  paper('Foto dos Módulos'),
  paper('Foto dos Inversores'),
  paper('Foto do Medidor'),
];

/** Every paper by its name in the archive (financing-104); partners' are `RG Sócio n`, `CNH Sócio n`, `IR Sócio n`. */
export const paperSemantics: readonly string[] = [
  ...new Set([...personPapers, ...companyPapers, ...invoices, ...proofs].map(({ semantic }) => semantic)),
];

/** Status of each paper that was sent, by its name in the archive. */
export type Papers = Readonly<Record<string, PaperStatus | undefined>>;

/** Where a group of papers stands; each excludes the others: sent back before missing, missing before waited for. */
export type PapersState = 'rejected' | 'missing' | 'inAnalysis' | 'approved';

export const isTaken = (status: PaperStatus | undefined): boolean =>
  status === 'APPROVED' || status === 'WAIVED';

/** The state of a group. More than is asked for undoes nothing (financing-070). */
export function stateOf(expected: readonly ExpectedPaper[], papers: Papers): PapersState {
  const found = expected.map(({ semantic }) => papers[semantic]);
  if (found.includes('REJECTED')) return 'rejected';
  if (found.includes(undefined)) return 'missing';
  return found.every(isTaken) ? 'approved' : 'inAnalysis';
}
