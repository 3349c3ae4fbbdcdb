import { formatDateTime } from '@girassol/shared-domain';
import type { ProposalAgreement } from '@girassol/shared-domain/contract';
import type { Row, Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { readSettingsDocument } from '../settings/read-settings';
import { studyForPage } from './page/page-facts';
import { publicAnswer } from './public/public-answer';

type ProposalKey = Pick<Row<'proposals'>, 'account_id' | 'id'>;

/** How a proposal was agreed to, with what its page showed; null while it may change. */
export function agreementOf(
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

/** The same as the contract names it, with the name of who took it. */
export async function agreementAnswer(tx: Tx, proposal: ProposalKey): Promise<ProposalAgreement | null> {
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

/** Refuses to change what was agreed to: there are new versions for that. */
export async function requireChangeable(tx: Tx, proposal: ProposalKey): Promise<void> {
  const agreement = await agreementAnswer(tx, proposal);
  if (agreement) throw new Refusal(409, `${whyLocked(agreement)} Faça uma nova versão.`, { title: LOCKED });
}

const LOCKED = 'PROPOSTA FECHADA';

/** "Maria aceitou esta proposta em …, e ela não muda mais." */
export function whyLocked({ reason, timestamp, name }: ProposalAgreement): string {
  const at = formatDateTime(timestamp);
  return reason === 'ACCEPTED'
    ? `${name ?? 'O cliente'} aceitou esta proposta em ${at}, e ela não muda mais.`
    : `Uma venda foi ganha com esta proposta em ${at}, e ela não muda mais.`;
}

/**
 * From now on the proposal stays what it is, and its page what it shows now: names, rates and figures are kept beside it.
 * What was agreed to before stays as it was kept then; an acceptance counts for more than a win.
 * @param proposal held for update
 */
export async function keepAgreement(
  tx: Tx,
  proposal: Row<'proposals'>,
  reason: Row<'agreed_proposals'>['reason'],
): Promise<void> {
  const { account_id, id } = proposal;
  const shown = await publicAnswer(tx, proposal);
  const study = studyForPage(proposal.data, Number(shown.registryDate.slice(0, 4)));
  const { proposalSlug: slug } = await readSettingsDocument(tx, account_id);
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

/** A sale that is open again no longer holds its proposal; what the customer took stays. */
export async function endWonAgreement(
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
