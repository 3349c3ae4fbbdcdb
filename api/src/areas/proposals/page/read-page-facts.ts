import { buildFinalUrl } from '@girassol/shared-domain';
import type { PublicProposal } from '@girassol/shared-domain/contract';
import type { Row, ShownProposal, Tx } from '../../../platform/database';
import { readSettingsDocument } from '../../settings/read-settings';
import { offerHash } from './offer-hash';
import { type AcceptanceFacts, type PageFacts, type PageView, studyForPage } from './page-facts';

interface Wish {
  view: PageView;
  isDraft?: boolean;
  fontUrl: string | null;
  form?: PageFacts['form'];
  printsAtOnce?: boolean;
}

/** All that the page of a proposal says. */
export async function readPageFacts(
  tx: Tx,
  {
    answer,
    proposal,
    agreed,
  }: { answer: PublicProposal; proposal: Row<'proposals'>; agreed: ShownProposal | null },
  { view, isDraft = false, fontUrl, form = null, printsAtOnce = false }: Wish,
): Promise<PageFacts> {
  const { proposalSlug } = await readSettingsDocument(tx, proposal.account_id);
  const { frontId } = answer;
  const takesAnswer = !isDraft && view !== 'PRINT' && !answer.isExpired;
  return {
    view,
    proposal: answer,
    study: agreed ? agreed.study : studyForPage(proposal.data, Number(answer.registryDate.slice(0, 4))),
    links: {
      full: buildFinalUrl(answer, proposalSlug),
      print: `/proposta/final/impressao/${frontId}?imprimir=1`,
      pdf: `/proposta/final/pdf/${frontId}`,
      accept: takesAnswer ? `/proposta/final/${frontId}` : null,
    },
    acceptance: isDraft ? null : await readAcceptance(tx, proposal),
    offer: { version: proposal.version, hash: offerHash(answer) },
    form,
    isDraft,
    fontUrl,
    printsAtOnce,
  };
}

/** That the customer took this very version. */
export async function readAcceptance(
  tx: Tx,
  { account_id, id, version }: Pick<Row<'proposals'>, 'account_id' | 'id' | 'version'>,
): Promise<AcceptanceFacts | null> {
  const found = await tx
    .selectFrom('proposal_acceptances')
    .select(['name', 'accepted_at'])
    .where('account_id', '=', account_id)
    .where('proposal_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return found ? { name: found.name, acceptedAt: found.accepted_at.getTime() } : null;
}
