import type { ProposalPageContents, Row, Tx } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatDate, formatProposalNumber, PROPOSAL_FINISHING_STEP } from '@girassol/shared-domain';
import type { PublicProposal } from '@girassol/shared-domain/contract';
import { findAgreement } from '../agreement';
import { isProposalExpired, loadPublicProposal, loadSeller } from './load-public-proposal';

/**
 * Visitor of a public proposal. `isOwn` is true for users of the account of the proposal, who may also read
 * an expired proposal and whose views are not counted.
 */
export interface ProposalVisitor {
  /** Somebody of the account: sees it when it is over, too, and is not counted. */
  isOwn: boolean;
}

/** Builds the refusal (404) for an address without a proposal: wrong, guessed or deleted. */
export const buildProposalNotFound = () =>
  notFound('Esta proposta não foi encontrada. Confira o link com quem o enviou.');

/** State of a public proposal: readable, being changed, or expired. */
export type PublicProposalState = 'OPEN' | 'CHANGING' | 'EXPIRED';

/**
 * Finished proposal as loaded for its public page: the row, the record for the customer (`answer`), the
 * state, and the saved contents of an agreed proposal.
 */
export interface FinishedProposal {
  answer: PublicProposal;
  proposal: Row<'proposals'>;
  state: PublicProposalState;
  /**
   * Public record at the time of the agreement, which the page still displays. Null if the page is built from the
   * proposal.
   */
  agreed: ProposalPageContents | null;
}

/**
 * Loads a finished proposal as its customer may see the proposal, without the calculation of the price. With
 * `forUpdate`, locks the row until the transaction ends. Throws 404 if no finished proposal has the id.
 */
export async function loadFinishedProposal(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
  { forUpdate = false } = {},
): Promise<FinishedProposal> {
  const proposal = await tx
    .selectFrom('proposals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('finished', '=', true)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!proposal) throw buildProposalNotFound();
  const agreement = await findAgreement(tx, proposal);
  const agreed = agreement?.shown ?? null;
  // Whom to ask is who sells today; all the rest of what was agreed to is as it was.
  const answer = agreed
    ? {
        ...agreed.proposal,
        isExpired: await isProposalExpired(tx, proposal),
        userData: await loadSeller(tx, proposal),
      }
    : await loadPublicProposal(tx, proposal);
  return { answer, proposal, state: agreement ? 'OPEN' : getPublicState(proposal, answer), agreed };
}

function getPublicState({ step }: Row<'proposals'>, { isExpired }: PublicProposal): PublicProposalState {
  if (step < PROPOSAL_FINISHING_STEP) return 'CHANGING';
  return isExpired ? 'EXPIRED' : 'OPEN';
}

/**
 * Throws 409 for a proposal that its seller is changing and 410 for an expired proposal. Users of the account
 * of the proposal may read both. The message tells the customer which seller to ask.
 */
export function requireReadableProposal(
  { answer, state }: FinishedProposal,
  { isOwn }: ProposalVisitor,
): void {
  if (!isOwn && state !== 'OPEN')
    throw new Refusal(state === 'CHANGING' ? 409 : 410, formatProposalClosedReason(answer, state));
}

/**
 * Formats the message that tells a customer why a proposal cannot be read now (being changed or expired),
 * with the contact of the seller.
 */
export function formatProposalClosedReason(answer: PublicProposal, state: PublicProposalState): string {
  const { name } = answer.userData.personalData;
  if (state === 'CHANGING') return `Esta proposta está sendo atualizada por ${name}. Volte em breve.`;
  const until = answer.validityDate ? formatDate(answer.validityDate) : '';
  return `A proposta ${formatProposalNumber(answer.count)} valeu até ${until}. Peça uma nova a ${name}, de ${answer.companyName}.`;
}
