import { type FinancingDocumentStatus, isDocumentAccepted } from './document-status';

/**
 * Document that a bank requires for a financing: `label` for screens, `semantic` as its fixed name in the
 * customer's archive (financing-109).
 */
export interface ExpectedDocument {
  label: string;
  semantic: string;
}

const expectDocument = (label: string, semantic = label): ExpectedDocument => ({ label, semantic });

const personDocuments = [
  expectDocument('CNH'),
  expectDocument('RG'),
  expectDocument('Conta de Luz (atualizada)', 'Conta de Energia'),
  expectDocument('Comprovante de Renda'),
];
const companyDocuments = [
  expectDocument('Conta de Luz', 'Conta de Energia'),
  expectDocument('DRE'),
  expectDocument('Balanço'),
];

/** Minimum and maximum number of partners of a company (financing-016). */
export const PARTNER_COUNT_LIMITS = { min: 1, max: 25 } as const;

const buildPartnerDocuments = (number: number) => [
  expectDocument('RG', `RG Sócio ${number}`),
  expectDocument('CNH', `CNH Sócio ${number}`),
  expectDocument('Imposto de Renda', `IR Sócio ${number}`),
];

/** Applicant for a financing: a person, or a company (`isCNPJ`) with its number of partners. */
export interface FinancingApplicant {
  isCNPJ: boolean;
  /** Number of partners of a company. */
  partners: number;
}

/**
 * Returns the documents that a bank expects from an applicant, by kind of applicant and number of partners
 * (financing-014, financing-015).
 */
export const listExpectedApplicantDocuments = ({
  isCNPJ,
  partners,
}: FinancingApplicant): ExpectedDocument[] =>
  isCNPJ
    ? [
        ...companyDocuments,
        ...Array.from({ length: partners }, (_, index) => buildPartnerDocuments(index + 1)).flat(),
      ]
    : personDocuments;

/** Invoices of equipment and services that the bank requires for a financing (financing-017). */
export const expectedInvoices = [expectDocument('NFe de Serviço'), expectDocument('NFe dos Equipamentos')];

/**
 * Documents with which the installer proves to the bank that a financed system is installed (financing-018).
 */
export const expectedInstallationProofs = [
  expectDocument('ART de Execução'),
  expectDocument('Parecer de Acesso'),
  expectDocument('Foto dos Módulos'),
  expectDocument('Foto dos Inversores'),
  expectDocument('Foto do Medidor'),
];

/**
 * Names of all financing documents in the archive (financing-104), except those of partners: `RG Sócio n`, `CNH Sócio
 * n`, `IR Sócio n`.
 */
export const financingDocumentNames: readonly string[] = [
  ...new Set(
    [...personDocuments, ...companyDocuments, ...expectedInvoices, ...expectedInstallationProofs].map(
      ({ semantic }) => semantic,
    ),
  ),
];

/** Parses the number of the partner a document belongs to; null if it belongs to no partner. */
export function parsePartnerNumber(semantic: string): number | null {
  const [, number] = / Sócio (\d+)$/.exec(semantic) ?? [];
  return number === undefined ? null : Number(number);
}

/**
 * Returns the label of a financing document for screens and messages, by its name in the archive: `Conta de Luz` for
 * `Conta de Energia`, `Imposto de Renda do sócio 2` for `IR Sócio 2`. Other names are their own labels.
 */
export function getFinancingDocumentLabel(semantic: string): string {
  const partner = parsePartnerNumber(semantic);
  const known = partner === null ? companyDocuments : buildPartnerDocuments(partner);
  const label = known.find((one) => one.semantic === semantic)?.label ?? semantic;
  return partner === null || label === semantic ? label : `${label} do sócio ${partner}`;
}

/**
 * Status of each document of a financing that was sent to the bank, by the document's name in the customer's
 * archive.
 */
export type FinancingDocumentStatusByName = Readonly<Record<string, FinancingDocumentStatus | undefined>>;

/**
 * Combined state of a group of documents of a financing: `rejected` if any is rejected, else `missing` if any
 * is missing, else `inAnalysis` if any is in analysis, else `approved`.
 */
export type DocumentGroupState = 'rejected' | 'missing' | 'inAnalysis' | 'approved';

/**
 * Returns the combined state of the expected documents of a financing. Documents that are not among the
 * expected ones are ignored (financing-070).
 */
export function computeDocumentGroupState(
  expected: readonly ExpectedDocument[],
  papers: FinancingDocumentStatusByName,
): DocumentGroupState {
  const found = expected.map(({ semantic }) => papers[semantic]);
  if (found.includes('REJECTED')) return 'rejected';
  if (found.includes(undefined)) return 'missing';
  return found.every(isDocumentAccepted) ? 'approved' : 'inAnalysis';
}
