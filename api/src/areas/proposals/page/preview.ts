import { randomUUID } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ProposalCustomizationRequest } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { buildCustomizationSections } from '../customization-sections';
import { loadVisibleProposal } from '../load-visible-proposal';
import { loadFinishedProposal } from '../public/load-finished-proposal';
import { loadPublicProposal } from '../public/load-public-proposal';
import { loadProposalPageData } from './load-proposal-page-data';
import type { ProposalPageData } from './proposal-page-data';
import { renderPage } from './render-page';

/**
 * Saves a draft design of a proposal and returns the address of its preview page, valid for half an hour. The page has its
 * own address so that a frame can show it under its own policy. Each draft has another version in its query; a frame that
 * still asks for the former one is shown the newest.
 */
export async function createProposalPreview(
  tx: Tx,
  caller: Caller,
  pid: string,
  look: ProposalCustomizationRequest,
): Promise<{ url: string }> {
  const proposal = await loadVisibleProposal(tx, caller, pid);
  // Refused here, where a form can say so.
  buildCustomizationSections(proposal.data, look);
  const customization = JSON.stringify(look);
  const { id } = await tx
    .insertInto('proposal_previews')
    .values({
      id: randomUUID(),
      customization,
      account_id: caller.accountId,
      proposal_id: proposal.id,
      user_id: caller.userId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'proposal_id', 'user_id'])
        .doUpdateSet({ customization, made_at: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { url: `/proposta/previa/${id}?v=${randomUUID()}` };
}

const noSuchPreview = () => new Refusal(410, 'Esta prévia não vale mais. Volte à proposta e abra-a de novo.');

/**
 * Loads the data for the preview page of a proposal's draft design. Throws 410 if the preview has expired.
 */
export async function loadPreviewPageData(
  request: FastifyRequest,
  fontUrl: string | null,
): Promise<ProposalPageData> {
  const { database } = request.server;
  const { data: params } = z.object({ id: z.uuid() }).safeParse(request.params);
  if (!params) throw noSuchPreview();
  const [found] = await database.lookUp(
    sql<{ account_id: string }>`select * from find_proposal_preview(${params.id})`,
  );
  if (!found) throw noSuchPreview();
  const accountId = found.account_id;
  return database.asAccount({ accountId }, async (tx) => {
    const preview = await tx
      .selectFrom('proposal_previews')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!preview) throw noSuchPreview();
    const proposal = await tx
      .selectFrom('proposals')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', preview.proposal_id)
      .executeTakeFirstOrThrow();
    const shown = {
      ...proposal,
      data: { ...proposal.data, ...buildCustomizationSections(proposal.data, preview.customization) },
      validity_date: preview.customization.validityDate,
    };
    const draw = async (row: typeof proposal) =>
      loadProposalPageData(
        tx,
        { answer: await loadPublicProposal(tx, row), proposal: row, agreed: null },
        { view: 'FULL', isDraft: true, fontUrl },
      );
    const draft = await draw(shown);
    const isPublished = (await isShownToCustomer(tx, proposal)) && isSamePage(draft, await draw(proposal));
    return { ...draft, isPublished };
  });
}

/** Checks whether the link of a proposal shows the proposal as it is saved: finished, valid, and not agreed to yet. */
async function isShownToCustomer(tx: Tx, proposal: Row<'proposals'>): Promise<boolean> {
  if (!proposal.finished) return false;
  const { state, agreed } = await loadFinishedProposal(tx, {
    accountId: proposal.account_id,
    id: proposal.id,
  });
  return state === 'OPEN' && agreed === null;
}

/** Compares pages by what is drawn: the form fills in the defaults that a proposal without a design is drawn with. */
const isSamePage = (one: ProposalPageData, other: ProposalPageData): boolean =>
  renderPage(one, '').html === renderPage(other, '').html;
