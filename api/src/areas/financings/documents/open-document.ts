import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { ensureFileExtension, getFileExtension } from '@girassol/shared-domain';
import { isPersonalDocument } from '@girassol/shared-domain/financing';
import { loadFinancingParts } from '../financing-parts';
import { addPersonStep } from '../financing-steps';
import { loadVisibleFinancing } from '../load-visible-financing';
import { canManageFinancings } from '../require-financing-access';

/** Title of the history entry of a financing which says that a user opened a document. */
export const DOCUMENT_OPENED_STEP_TITLE = 'Documento aberto';

/**
 * Throws 403 unless the caller requested one of the financings or may manage financings. Protects documents
 * about the identity and income of customers.
 */
export function requirePersonalDocumentAccess(
  caller: Caller,
  requests: readonly Pick<Row<'financings'>, 'user_id'>[],
): void {
  if (canManageFinancings(caller) || requests.some(({ user_id }) => user_id === caller.userId)) return;
  throw notAllowed('Só quem pediu o financiamento e gestores abrem os documentos do cliente.');
}

/**
 * Returns a link, valid for minutes, to a document of a financing, and adds the opening to the financing's
 * history. Throws 404 if the file was deleted, and 403 if the document is personal and the caller may not
 * open it.
 */
export async function openFinancingDocument(
  tx: Tx,
  caller: Caller,
  { fid, semantic }: { fid: string; semantic: string },
  { links }: Pick<FileServices, 'links'>,
): Promise<{ url: string }> {
  const financing = await loadVisibleFinancing(tx, caller, fid);
  const [parts] = await loadFinancingParts(tx, caller.accountId, [fid]);
  const paper = parts?.papers.find((one) => one.semantic === semantic);
  if (!paper?.file_id || paper.stored_name === null) throw notFound('Este documento não existe mais.');
  if (isPersonalDocument(semantic)) requirePersonalDocumentAccess(caller, [financing]);
  await addPersonStep(tx, caller, financing, { title: DOCUMENT_OPENED_STEP_TITLE, content: semantic });
  const name = ensureFileExtension(semantic, getFileExtension(paper.stored_name));
  return { url: await links.linkTo(tx, { accountId: caller.accountId, fileId: paper.file_id, name }) };
}
