/** Characters of the frontId that the slug address ends with (proposals-005). */
export const PROPOSAL_CODE_LENGTH = 5;

/** The code of the slug address. */
export const proposalCode = (frontId: string): string => frontId.slice(0, PROPOSAL_CODE_LENGTH);

/**
 * The address of the final view of a proposal, as a path: by slug, number and code where the account has a slug and the
 * proposal a positive number, otherwise by frontId (proposals-004).
 */
export function buildFinalUrl(
  proposal: { frontId: string; count: number | null },
  proposalSlug: string | null,
): string {
  return `/proposta/final/${publicPath(proposal, proposalSlug)}`;
}

/** The same for the archived copy (`/proposta/arquivo`). */
export function buildArchiveUrl(
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
  return `${encodeURIComponent(slug)}/${count}/${encodeURIComponent(proposalCode(frontId))}`;
}
