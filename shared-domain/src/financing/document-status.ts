/** Statuses of a bank's review of a file or of a monitoring link (financing-066). */
export const bankReviewStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;

export type BankReviewStatus = (typeof bankReviewStatuses)[number];

/**
 * Statuses of a document of a financing: the statuses of the bank's review, and `WAIVED` by the bank, which
 * counts as approved.
 */
export const financingDocumentStatuses = [...bankReviewStatuses, 'WAIVED'] as const;

export type FinancingDocumentStatus = (typeof financingDocumentStatuses)[number];

/** Labels of the statuses of a financing document, of its file and of a monitoring link (financing-066). */
export const financingDocumentStatusLabels: Record<FinancingDocumentStatus, string> = {
  PENDING: 'Em Análise',
  APPROVED: 'Aprovado',
  REJECTED: 'Reprovado',
  WAIVED: 'Dispensado',
};

/** Returns true if the bank has approved or waived a document of a financing. */
export const isDocumentAccepted = (status: FinancingDocumentStatus | null | undefined): boolean =>
  status === 'APPROVED' || status === 'WAIVED';
