import { buildFinalUrl } from '@girassol/shared-domain';
import type { ProposalArchive } from '@girassol/shared-domain/contract';
import type { Tx } from '../../../platform/database';
import type { Files } from '../../../platform/files';
import { readSettingsDocument } from '../../settings/read-settings';
import type { FinishedProposal } from '../public/read-public-proposal';

/** The documents that were kept of a proposal, newest first, and whose they are. */
export async function listDocuments(
  tx: Tx,
  { answer, proposal }: FinishedProposal,
  links: Files['links'],
): Promise<ProposalArchive> {
  const { account_id: accountId, id, version } = proposal;
  const { proposalSlug } = await readSettingsDocument(tx, accountId);
  const rows = await tx
    .selectFrom('proposal_documents as d')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.account_id', '=', 'd.account_id').onRef('f.id', '=', 'd.file_id'),
    )
    .select(['d.id', 'd.kind', 'd.version', 'd.made_at', 'd.file_id', 'f.name', 'f.size'])
    .where('d.account_id', '=', accountId)
    .where('d.proposal_id', '=', id)
    .where('f.delete_after', 'is', null)
    .orderBy('d.made_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(100)
    .execute();
  const documents = [];
  for (const row of rows) {
    documents.push({
      _id: row.id,
      name: row.name,
      kind: row.kind,
      isCurrent: row.version === version,
      registryTimestamp: row.made_at.getTime(),
      size: row.size,
      url: await links.linkTo(tx, { accountId, fileId: row.file_id, name: row.name }),
    });
  }
  return {
    count: answer.count,
    companyName: answer.companyName,
    customerName: answer.customerData.name,
    finalUrl: buildFinalUrl(answer, proposalSlug),
    pdfUrl: `/proposta/final/pdf/${answer.frontId}`,
    documents,
  };
}
