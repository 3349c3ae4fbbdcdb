import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { buildPublicProposalPath } from '@girassol/shared-domain';
import type { PublicProposalArchive } from '@girassol/shared-domain/contract';
import type { FinishedProposal } from '../public/load-finished-proposal';

/**
 * Loads the latest 100 documents of a proposal, newest first, with download links and the names of customer
 * and company.
 */
export async function loadProposalDocumentArchive(
  tx: Tx,
  { answer, proposal }: FinishedProposal,
  links: FileServices['links'],
): Promise<PublicProposalArchive> {
  const { account_id: accountId, id, version } = proposal;
  const { proposalSlug } = await loadSettingsDocument(tx, accountId);
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
    finalUrl: buildPublicProposalPath(answer, proposalSlug),
    pdfUrl: `/proposta/final/pdf/${answer.frontId}`,
    documents,
  };
}
