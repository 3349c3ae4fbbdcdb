import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { ProposalPageContents, Row, Tx } from '@girassol/api-platform/database';
import { loadAccountMailBrand } from '@girassol/api-platform/mail/brand';
import { buildPublicProposalPath } from '@girassol/shared-domain';
import type { PublicProposal } from '@girassol/shared-domain/contract';
import { computeOfferHash } from './compute-offer-hash';
import {
  type AcceptanceFacts,
  computePageStudy,
  type PageLayout,
  type ProposalPageData,
} from './proposal-page-data';

interface PageOptions {
  view: PageLayout;
  isDraft?: boolean;
  fontUrl: string | null;
  form?: ProposalPageData['form'];
  printsAtOnce?: boolean;
  /** Origin of the product's links, which a page on paper names. A white-label has its own. */
  publicUrl?: string;
}

/** Loads the data of the page of a proposal. */
export async function loadProposalPageData(
  tx: Tx,
  {
    answer,
    proposal,
    agreed,
  }: { answer: PublicProposal; proposal: Row<'proposals'>; agreed: ProposalPageContents | null },
  { view, isDraft = false, fontUrl, form = null, printsAtOnce = false, publicUrl }: PageOptions,
): Promise<ProposalPageData> {
  const { proposalSlug } = await loadSettingsDocument(tx, proposal.account_id);
  const { frontId } = answer;
  const takesAnswer = !isDraft && !answer.isExpired;
  const full = buildPublicProposalPath(answer, proposalSlug);
  return {
    view,
    proposal: answer,
    study: agreed ? agreed.study : computePageStudy(proposal.data, answer.registryDate),
    links: {
      full,
      print: `/proposta/final/impressao/${frontId}?imprimir=1`,
      pdf: `/proposta/final/pdf/${frontId}`,
      accept: takesAnswer && view !== 'PRINT' ? `/proposta/final/${frontId}` : null,
      printedAccept:
        takesAnswer && view === 'PRINT' && publicUrl !== undefined
          ? (await loadAccountMailBrand(tx, proposal.account_id, { publicUrl })).origin + full
          : null,
    },
    acceptance: isDraft ? null : await loadAcceptance(tx, proposal),
    offer: { version: proposal.version, hash: computeOfferHash(answer) },
    form,
    isDraft,
    isPublished: !isDraft,
    fontUrl,
    printsAtOnce,
  };
}

/** Loads the customer's acceptance of the present version of a proposal, null if there is none. */
export async function loadAcceptance(
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
