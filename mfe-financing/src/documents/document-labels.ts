import { formatDate } from '@girassol/shared-domain';
import type { ExpectedFinancingDocument } from '@girassol/shared-domain/contract';
import {
  financingDocumentStatusLabels,
  isDocumentAccepted,
  parsePartnerNumber,
} from '@girassol/shared-domain/financing';
import type { Tone } from '@girassol/shared-ui';

type FinancingDocument = ExpectedFinancingDocument;

/** Returns label and tone of a document's status (financing-066). */
export function getDocumentBadge({ status }: Pick<FinancingDocument, 'status'>): {
  label: string;
  tone: Tone;
} {
  const tones: Record<NonNullable<FinancingDocument['status']>, Tone> = {
    PENDING: 'info',
    APPROVED: 'good',
    REJECTED: 'bad',
    WAIVED: 'good',
  };
  return status === null
    ? { label: 'Falta enviar', tone: 'warn' }
    : { label: financingDocumentStatusLabels[status], tone: tones[status] };
}

const feminine = /^(CNH|Conta|DRE|NFe|ART|Foto)/;

/** Adds the Portuguese definite article to the label of a document: `a CNH`, `o RG`. */
export const addDefiniteArticle = (label: string): string => `${feminine.test(label) ? 'a' : 'o'} ${label}`;

/**
 * Formats the label of the reuse button: `Usar a CNH enviada em 12/03`. The year is included only if it is not the
 * current one.
 */
export function formatReuseLabel(label: string, sentAt: number, now: number): string {
  const open = label.indexOf(' (');
  const short = open >= 0 && label.endsWith(')') ? label.slice(0, open) : label;
  const day = formatDate(sentAt);
  const isThisYear = day.slice(-4) === formatDate(now).slice(-4);
  return `Usar ${addDefiniteArticle(short)} ${feminine.test(short) ? 'enviada' : 'enviado'} em ${isThisYear ? day.slice(0, 5) : day}`;
}

/**
 * Returns the label of a document; for a document of a partner of the company with the number of the partner:
 * `CNH do sócio 2`.
 */
export const getFullDocumentLabel = ({
  label,
  semantic,
}: Pick<FinancingDocument, 'label' | 'semantic'>): string => {
  const partner = parsePartnerNumber(semantic);
  return partner === null ? label : `${label} do sócio ${partner}`;
};

/**
 * Describes how many documents are approved and how many are under review: `2 de 4 aprovados, 1 em análise`.
 */
export function describeApprovalProgress(papers: readonly FinancingDocument[]): string {
  const taken = papers.filter(({ status }) => isDocumentAccepted(status)).length;
  const waiting = papers.filter(({ status }) => status === 'PENDING').length;
  return `${taken} de ${papers.length} aprovados${waiting > 0 ? `, ${waiting} em análise` : ''}`;
}
