import type { Caller } from '@girassol/api-platform/access';
import type { Database, Tx } from '@girassol/api-platform/database';
import type { FileServices, ReceivedFile } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { isDocumentAccepted } from '@girassol/shared-domain/financing';
import { editFile } from '../../archives/edit-file';
import { loadVisibleFinancing } from '../load-visible-financing';
import { type AddedDocument, checkDocumentToSend } from './add-document';
import { sendFinancingDocument } from './send-document';
import { requireFileUnusedInFinancing, requireSendableDocument } from './sendable-document';

interface Edit {
  body: ParsedRequestBody<'PUT /archives/customer/file/name/:cid/:fileId'>;
  file: ReceivedFile | undefined;
  files: FileServices;
}

/**
 * Checks the contents of a new file that is to replace an archive file, if the archive file is a document of
 * an open financing. Returns the file to save.
 */
export async function checkReplacementFile(
  server: { database: Database; files: FileServices },
  caller: Caller,
  fileId: string,
  file: ReceivedFile,
): Promise<ReceivedFile> {
  const paper = await server.database.asAccount(caller, (tx) => findPendingDocument(tx, caller, fileId));
  if (!paper) return file;
  return checkDocumentToSend(
    server,
    caller,
    { financing: paper.financing_id, fileSemantic: paper.semantic },
    file,
  );
}

/**
 * Renames a file of a customer's archive, and replaces its contents if a new file was uploaded. If the file
 * is a document of an open financing, the new contents are sent to the bank.
 */
export async function editArchiveFileAndResend(
  tx: Tx,
  caller: Caller,
  params: { cid: string; fileId: string },
  { body, file, files }: Edit,
): Promise<AddedDocument> {
  const paper = file && (await findPendingDocument(tx, caller, params.fileId));
  if (!file || !paper)
    return { file: await editFile(tx, caller, params, { body, file, files }), warnings: [] };
  const { semantic } = paper;
  const financing = await loadVisibleFinancing(tx, caller, paper.financing_id, { forUpdate: true });
  await requireSendableDocument(tx, financing, semantic);
  await requireFileUnusedInFinancing(tx, financing, { semantic, sha256: file.sha256 });
  const edited = await editFile(tx, caller, params, { body, file, files });
  await sendFinancingDocument(tx, caller, financing, {
    semantic,
    entryId: params.fileId,
    sha256: file.sha256,
  });
  return { file: edited, warnings: [...(file.warnings ?? [])] };
}

/**
 * Finds the document of an open financing that a file belongs to. Throws 409 if the document was accepted, or if the
 * file belongs to several.
 */
async function findPendingDocument(
  tx: Tx,
  { accountId }: Caller,
  fileId: string,
): Promise<{ financing_id: string; semantic: string } | undefined> {
  const papers = await tx
    .selectFrom('financing_papers as paper')
    .innerJoin('financings as financing', (join) =>
      join
        .onRef('financing.account_id', '=', 'paper.account_id')
        .onRef('financing.id', '=', 'paper.financing_id'),
    )
    .select(['paper.financing_id', 'paper.semantic', 'paper.status', 'financing.state'])
    .where('paper.account_id', '=', accountId)
    .where('paper.archive_file_id', '=', fileId)
    .execute();
  if (papers.some(({ status }) => isDocumentAccepted(status)))
    throw new Refusal(409, 'Este documento já foi aprovado.');
  const open = papers.filter(({ state }) => state === 'OPEN');
  if (open.length > 1)
    throw new Refusal(409, 'Este arquivo serve a mais de um financiamento. Envie o novo por um deles.');
  return open[0];
}
