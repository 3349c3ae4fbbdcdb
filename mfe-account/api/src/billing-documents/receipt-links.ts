import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatRecordNumber } from '@girassol/shared-domain';
import type { ParsedRequestParams, ParsedRequestQuery } from '@girassol/shared-domain/contract';
import { requireOwner } from '../billing/subscription/owner';
import { loadReceipt } from './load-receipt';

type FileKey = 'GET /signup/receipt-file/:accountId/:chargeId/:name';

/** Returns the name of the file of a receipt. */
export const getReceiptName = (receiptNumber: number): string =>
  `recibo-${formatRecordNumber(receiptNumber)}.pdf`;

/** Returns what a link to a receipt signs, which no link to a stored file signs. */
const getSigned = ({ accountId, chargeId, name }: ParsedRequestParams<FileKey>) => ({
  accountId,
  fileId: `receipt ${chargeId}`,
  name,
});

/**
 * Creates a link, good for minutes, to the receipt of a charge of the caller's account. Refused (403) to everybody but its
 * owner, and as `loadReceipt` says.
 */
export async function createReceiptLink(
  tx: Tx,
  caller: Caller,
  { links }: FileServices,
  chargeId: string,
): Promise<string> {
  requireOwner(caller);
  const { accountId } = caller;
  const name = getReceiptName((await loadReceipt(tx, accountId, chargeId)).receiptNumber);
  const query = await links.sign(tx, getSigned({ accountId, chargeId, name }));
  return `/api/signup/receipt-file/${accountId}/${chargeId}/${name}?${query}`;
}

/** Refuses (410) a link to a receipt that was not signed, or is over. */
export async function requireReceiptLink(
  tx: Tx,
  { links }: FileServices,
  params: ParsedRequestParams<FileKey>,
  query: ParsedRequestQuery<FileKey>,
): Promise<void> {
  if (!(await links.isGood(tx, getSigned(params), query)))
    throw new Refusal(410, 'Este link não vale mais. Abra o recibo de novo em Assinatura.');
}
