import { FINISHING_STEP, formatDate, formatProposalNumber } from '@girassol/shared-domain';
import type { PublicProposal } from '@girassol/shared-domain/contract';
import type { Row, ShownProposal, Tx } from '../../../platform/database';
import { notFound, Refusal } from '../../../platform/refusals/refusal';
import { agreementOf } from '../agreement';
import { isExpired, publicAnswer, sellerOf } from './public-answer';

/** Who looks at a public proposal. */
export interface Visitor {
  /** Somebody of the account: sees it when it is over, too, and is not counted. */
  isOwn: boolean;
}

/** What a person gets who follows a link that leads nowhere: wrong, guessed, deleted. */
export const noSuchProposal = () =>
  notFound('Esta proposta não foi encontrada. Confira o link com quem o enviou.');

/** May the customer read it: yes, not while it is changed, not any more. */
export type PublicState = 'OPEN' | 'CHANGING' | 'EXPIRED';

export interface FinishedProposal {
  answer: PublicProposal;
  proposal: Row<'proposals'>;
  state: PublicState;
  /** What the page showed when it was agreed to, and shows since; null where it is made of the proposal. */
  agreed: ShownProposal | null;
}

/** A finished proposal as its customer may see it, with nothing of how its price is made. One about to be taken is held (`forUpdate`). */
export async function readFinishedProposal(
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
  if (!proposal) throw noSuchProposal();
  const agreement = await agreementOf(tx, proposal);
  const agreed = agreement?.shown ?? null;
  // Whom to ask is who sells today; all the rest of what was agreed to is as it was.
  const answer = agreed
    ? { ...agreed.proposal, isExpired: await isExpired(tx, proposal), userData: await sellerOf(tx, proposal) }
    : await publicAnswer(tx, proposal);
  return { answer, proposal, state: agreement ? 'OPEN' : stateOf(proposal, answer), agreed };
}

function stateOf({ step }: Row<'proposals'>, { isExpired }: PublicProposal): PublicState {
  if (step < FINISHING_STEP) return 'CHANGING';
  return isExpired ? 'EXPIRED' : 'OPEN';
}

/** Refuses what is being changed, or over, to everybody but the account's own people: the message says whom to ask. */
export function requireOpen({ answer, state }: FinishedProposal, { isOwn }: Visitor): void {
  if (!isOwn && state !== 'OPEN')
    throw new Refusal(state === 'CHANGING' ? 409 : 410, whyClosed(answer, state));
}

/** Why the customer cannot read it now, and whom to ask. */
export function whyClosed(answer: PublicProposal, state: PublicState): string {
  const { name } = answer.userData.personalData;
  if (state === 'CHANGING') return `Esta proposta está sendo atualizada por ${name}. Volte em breve.`;
  const until = answer.validityDate ? formatDate(answer.validityDate) : '';
  return `A proposta ${formatProposalNumber(answer.count)} valeu até ${until}. Peça uma nova a ${name}, de ${answer.companyName}.`;
}
