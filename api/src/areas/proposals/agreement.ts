import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatDateTime } from '@girassol/shared-domain';
import type { ProposalLockReason } from '@girassol/shared-domain/contract';
import { computePageStudy } from './page/proposal-page-data';
import { loadPublicProposal } from './public/load-public-proposal';

type ProposalKey = Pick<Row<'proposals'>, 'account_id' | 'id'>;

/**
 * Finds the agreement of a proposal, undefined if the proposal may still change. The agreement stores the
 * reason (acceptance or win) and the names, rates and figures that the page of the proposal showed.
 */
export function findAgreement(
  tx: Tx,
  { account_id, id }: ProposalKey,
): Promise<Row<'agreed_proposals'> | undefined> {
  return tx
    .selectFrom('agreed_proposals')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('proposal_id', '=', id)
    .executeTakeFirst();
}

/**
 * Loads the agreement of a proposal as its API record, with the name of the person who accepted the proposal.
 * Returns null while the proposal may change.
 */
export async function loadAgreement(tx: Tx, proposal: ProposalKey): Promise<ProposalLockReason | null> {
  const agreement = await tx
    .selectFrom('agreed_proposals')
    .select(['reason', 'agreed_at'])
    .where('account_id', '=', proposal.account_id)
    .where('proposal_id', '=', proposal.id)
    .executeTakeFirst();
  if (!agreement) return null;
  const { reason, agreed_at } = agreement;
  if (reason === 'WON') return { reason, timestamp: agreed_at.getTime(), name: null };
  const taken = await tx
    .selectFrom('proposal_acceptances')
    .select('name')
    .where('account_id', '=', proposal.account_id)
    .where('proposal_id', '=', proposal.id)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return { reason, timestamp: agreed_at.getTime(), name: taken?.name ?? null };
}

/**
 * Throws 409 if a proposal was accepted or its sale was won. Such a proposal can only be changed as a new
 * version.
 */
export async function requireChangeableProposal(tx: Tx, proposal: ProposalKey): Promise<void> {
  const agreement = await loadAgreement(tx, proposal);
  if (agreement)
    throw new Refusal(409, `${formatLockReason(agreement)} Faça uma nova versão.`, {
      title: LOCKED_PROPOSAL_TITLE,
    });
}

const LOCKED_PROPOSAL_TITLE = 'PROPOSTA FECHADA';

/** Formats the reason why a proposal cannot change: "Maria aceitou esta proposta em …, e ela não muda mais." */
export function formatLockReason({ reason, timestamp, name }: ProposalLockReason): string {
  const at = formatDateTime(timestamp);
  return reason === 'ACCEPTED'
    ? `${name ?? 'O cliente'} aceitou esta proposta em ${at}, e ela não muda mais.`
    : `Uma venda foi ganha com esta proposta em ${at}, e ela não muda mais.`;
}

/**
 * Fixes a proposal and what its page shows, by saving names, rates and figures beside it. An existing agreement stays
 * as it was saved, except that an acceptance replaces a win as the reason.
 * @param proposal held for update
 */
export async function saveAgreement(
  tx: Tx,
  proposal: Row<'proposals'>,
  reason: Row<'agreed_proposals'>['reason'],
): Promise<void> {
  const { account_id, id } = proposal;
  const shown = await loadPublicProposal(tx, proposal);
  const study = computePageStudy(proposal.data, shown.registryDate);
  const { proposalSlug: slug } = await loadSettingsDocument(tx, account_id);
  await tx
    .insertInto('agreed_proposals')
    .values({ account_id, proposal_id: id, reason, shown: JSON.stringify({ proposal: shown, study }), slug })
    .onConflict((conflict) =>
      reason === 'WON'
        ? conflict.doNothing()
        : conflict.columns(['account_id', 'proposal_id']).doUpdateSet({ reason }),
    )
    .execute();
}

/**
 * Deletes the agreement that the win of a sale created, when the sale is reopened. An acceptance by the customer stays.
 */
export async function deleteWonAgreement(
  tx: Tx,
  { account_id, approved_proposal }: Pick<Row<'sales'>, 'account_id' | 'approved_proposal'>,
): Promise<void> {
  if (approved_proposal === null) return;
  await tx
    .deleteFrom('agreed_proposals')
    .where('account_id', '=', account_id)
    .where('proposal_id', '=', approved_proposal)
    .where('reason', '=', 'WON')
    .execute();
}
