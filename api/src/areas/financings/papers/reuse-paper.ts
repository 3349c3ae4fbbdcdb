import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Financing, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import type { Files } from '../../../platform/files';
import { Refusal } from '../../../platform/refusals/refusal';
import { archiveCustomer } from '../../archives/archive-access';
import type { Banks } from '../bank/providers';
import { financingAnswer } from '../financing-answer';
import { visibleFinancing } from '../visible-financing';
import { checkPaper } from './checks/check-paper';
import { invoiceFacts } from './paper-facts';
import { reusablePapers } from './reusable-papers';
import { sendPaper } from './send-paper';
import { requireOther, requireSendable } from './sendable-paper';

/** Sends a file that the customer gave before as a paper of this financing. It stays where it is. */
export async function reusePaper(
  tx: Tx,
  caller: Caller,
  fid: string,
  {
    body: { semantic, fileId },
    files,
    banks,
  }: { body: ParsedBody<'POST /financings/single/papers/reuse/:fid'>; files: Files; banks: Banks },
): Promise<Financing> {
  const financing = await visibleFinancing(tx, caller, fid, { forUpdate: true });
  await archiveCustomer(tx, caller, financing.customer_id);
  await requireSendable(tx, financing, semantic);
  const file = (await reusablePapers(tx, financing)).find((one) => one.id === fileId);
  if (file?.semantic !== semantic)
    throw new Refusal(409, 'Este documento não pode ser usado de novo. Envie um arquivo.');
  const content = await files.store.get(file.file_id);
  if (!content) throw new Refusal(409, 'Este documento não existe mais. Envie um arquivo.');
  const sha256 = createHash('sha256')
    .update(await buffer(content))
    .digest('hex');
  await requireOther(tx, financing, { semantic, sha256 });
  // It may be from before papers were looked into.
  const stored = {
    id: file.file_id,
    name: file.stored_name,
    contentType: file.content_type,
    size: file.size,
  };
  await checkPaper(files.store, { ...stored, sha256 }, await invoiceFacts(tx, caller, financing, semantic));
  await sendPaper(tx, caller, financing, { semantic, entryId: file.id, sha256 });
  return financingAnswer(tx, caller, banks, fid);
}
