/**
 * Number of characters of the code at the end of a proposal's public URL with slug (proposals-005). The code
 * is the beginning of the proposal's frontId.
 */
export const PROPOSAL_URL_CODE_LENGTH = 5;

/**
 * Returns the code at the end of a proposal's public URL with slug, which is the beginning of the proposal's
 * frontId.
 */
export const getProposalUrlCode = (frontId: string): string => frontId.slice(0, PROPOSAL_URL_CODE_LENGTH);

/**
 * Builds the path of a proposal's public page (`/proposta/final/…`): with slug, number and code if the
 * account has a slug and the proposal a positive number, otherwise with the frontId (proposals-004).
 */
export function buildPublicProposalPath(
  proposal: { frontId: string; count: number | null },
  proposalSlug: string | null,
): string {
  return `/proposta/final/${publicPath(proposal, proposalSlug)}`;
}

/** Builds the path of the public page with a proposal's stored documents (`/proposta/arquivo/…`). */
export function buildProposalArchivePath(
  proposal: { frontId: string; count: number | null },
  proposalSlug: string | null,
): string {
  return `/proposta/arquivo/${publicPath(proposal, proposalSlug)}`;
}

function publicPath(
  { frontId, count }: { frontId: string; count: number | null },
  proposalSlug: string | null,
): string {
  const slug = proposalSlug?.trim();
  if (!slug || count === null || count <= 0) return encodeURIComponent(frontId);
  return `${encodeURIComponent(slug)}/${count}/${encodeURIComponent(getProposalUrlCode(frontId))}`;
}
