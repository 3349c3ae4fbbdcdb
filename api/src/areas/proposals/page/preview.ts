import { randomUUID } from 'node:crypto';
import type { ProposalLook } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { lookSections } from '../look-sections';
import { publicAnswer } from '../public/public-answer';
import { visibleProposal } from '../visible-proposal';
import type { PageFacts } from './page-facts';
import { readPageFacts } from './read-page-facts';

/**
 * Keeps how somebody would let a proposal look, and answers the address of its page: good for half an hour, until the
 * same person previews it again. An address, so that a frame can show it under a policy of its own.
 */
export async function previewProposal(
  tx: Tx,
  caller: Caller,
  pid: string,
  look: ProposalLook,
): Promise<{ url: string }> {
  const proposal = await visibleProposal(tx, caller, pid);
  // Refused here, where a form can say so.
  lookSections(proposal.data, look);
  const kept = { id: randomUUID(), customization: JSON.stringify(look) };
  await tx
    .insertInto('proposal_previews')
    .values({
      ...kept,
      account_id: caller.accountId,
      proposal_id: proposal.id,
      user_id: caller.userId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'proposal_id', 'user_id'])
        .doUpdateSet({ ...kept, made_at: sql<Date>`now()` }),
    )
    .execute();
  return { url: `/proposta/previa/${kept.id}` };
}

const noSuchPreview = () => new Refusal(410, 'Esta prévia não vale mais. Volte à proposta e abra-a de novo.');

/** What the page at a preview's address says. */
export async function readPreview(request: FastifyRequest, fontUrl: string | null): Promise<PageFacts> {
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
      data: { ...proposal.data, ...lookSections(proposal.data, preview.customization) },
      validity_date: preview.customization.validityDate,
    };
    const answer = await publicAnswer(tx, shown);
    return readPageFacts(
      tx,
      { answer, proposal: shown, agreed: null },
      { view: 'FULL', isDraft: true, fontUrl },
    );
  });
}
