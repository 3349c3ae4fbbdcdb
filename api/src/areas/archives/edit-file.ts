import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { FileServices, StoredFile } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ArchiveFile, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { replaceFileContents } from './add-file';
import { loadArchiveFileRow, lockArchive } from './archive-access';
import { loadArchiveFile } from './archive-answer';
import { cleanArchiveName, requireNotRenamedMeanwhile } from './archive-names';
import { publishArchiveChanged, recordArchiveChange } from './publish-archive-changed';

interface Edit {
  body: ParsedRequestBody<'PUT /archives/customer/file/name/:cid/:fileId'>;
  file: StoredFile | undefined;
  files: FileServices;
}

/** Renames a file of a customer's archive, and replaces its contents if the request contains a new file. */
export async function editFile(
  tx: Tx,
  caller: Caller,
  { cid, fileId }: { cid: string; fileId: string },
  { body, file, files }: Edit,
): Promise<ArchiveFile> {
  const name = cleanArchiveName(body.name);
  await lockArchive(tx, caller, cid);
  const entry = await loadArchiveFileRow(tx, caller, cid, fileId);
  requireNotRenamedMeanwhile(entry.name, body.was);
  if (file && entry.status === 'APPROVED') throw new Refusal(409, 'Este documento já foi aprovado.');
  await replaceFileContents(tx, caller, entry, { name, contents: file });
  if (file) {
    await recordArchiveChange(tx, caller, cid, { title: 'Arquivo substituído', content: `${name}.` });
  } else await publishArchiveChanged(tx, caller, cid);
  return loadArchiveFile(tx, caller.accountId, { cid, fileId }, files);
}
