import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { getFileExtension } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { getDocumentRequirements, getExpectedDocuments } from '@girassol/shared-domain/financing';
import { loadFinancingParts, toFinancingDealFacts } from '../financing-parts';
import { loadVisibleFinancing } from '../load-visible-financing';
import { listReusableArchiveFiles } from './reusable-documents';

/**
 * Loads the documents that the bank expects for a financing, each with the file that was sent, the bank's
 * verdict, and an archive file that could be sent instead.
 */
export async function loadFinancingDocuments(
  tx: Tx,
  caller: Caller,
  fid: string,
): Promise<ResponseBody<'GET /financings/single/papers/:fid'>> {
  const financing = await loadVisibleFinancing(tx, caller, fid);
  const [parts] = await loadFinancingParts(tx, caller.accountId, [fid]);
  if (!parts) throw notFound('Este financiamento não existe mais.');
  const reusable = await listReusableArchiveFiles(tx, financing);
  const papers = getExpectedDocuments(toFinancingDealFacts(parts)).map(({ group, label, semantic }) => {
    const sent = parts.papers.find((paper) => paper.semantic === semantic);
    const again =
      !sent || sent.status === 'REJECTED' ? reusable.find((file) => file.semantic === semantic) : undefined;
    return {
      group,
      label,
      semantic,
      expects: getDocumentRequirements(semantic).expects,
      status: sent?.status ?? null,
      reason: sent?.reason ?? null,
      sentTimestamp: sent?.sent_at.getTime() ?? null,
      file: sent ? toArchiveFile(sent) : null,
      reusable: again
        ? {
            fileId: again.id,
            name: again.name,
            registryTimestamp: again.created_at.getTime(),
            wasApproved: again.was_approved,
          }
        : null,
    };
  });
  return { papers, monitoringLink: parts.financing.monitoring_link };
}

function toArchiveFile({
  archive_file_id: id,
  file_name: name,
  stored_name,
  size,
}: {
  archive_file_id: string | null;
  file_name: string | null;
  stored_name: string | null;
  size: number | null;
}) {
  if (id === null || name === null || stored_name === null || size === null) return null;
  return { _id: id, name, extension: getFileExtension(stored_name), size };
}
