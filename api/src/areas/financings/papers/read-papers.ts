import { extensionOf } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { expectedPapers, paperFacts } from '@girassol/shared-domain/financing';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { notFound } from '../../../platform/refusals/refusal';
import { factsOf, readFinancings } from '../financing-facts';
import { visibleFinancing } from '../visible-financing';
import { reusablePapers } from './reusable-papers';

/** What the bank expects of this applicant, what it got and what it said of it, with what could be sent again. */
export async function readPapers(
  tx: Tx,
  caller: Caller,
  fid: string,
): Promise<Answer<'GET /financings/single/papers/:fid'>> {
  const financing = await visibleFinancing(tx, caller, fid);
  const [parts] = await readFinancings(tx, caller.accountId, [fid]);
  if (!parts) throw notFound('Este financiamento não existe mais.');
  const reusable = await reusablePapers(tx, financing);
  const papers = expectedPapers(factsOf(parts)).map(({ group, label, semantic }) => {
    const sent = parts.papers.find((paper) => paper.semantic === semantic);
    const again =
      !sent || sent.status === 'REJECTED' ? reusable.find((file) => file.semantic === semantic) : undefined;
    return {
      group,
      label,
      semantic,
      expects: paperFacts(semantic).expects,
      status: sent?.status ?? null,
      reason: sent?.reason ?? null,
      sentTimestamp: sent?.sent_at.getTime() ?? null,
      file: sent ? fileOf(sent) : null,
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

function fileOf({
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
  return { _id: id, name, extension: extensionOf(stored_name), size };
}
