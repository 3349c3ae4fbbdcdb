import type { ArchiveFile, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import type { Files, StoredFile } from '../../platform/files';
import { Refusal } from '../../platform/refusals/refusal';
import { replaceContents } from './add-file';
import { heldFile, lockArchive } from './archive-access';
import { readFile } from './archive-answer';
import { archiveName, requireUnchanged } from './archive-names';
import { recordArchive, tellArchive } from './tell-archive';

interface Edit {
  body: ParsedBody<'PUT /archives/customer/file/name/:cid/:fileId'>;
  file: StoredFile | undefined;
  files: Files;
}

/** Renames a file; when a file came with it, that one takes its place. */
export async function editFile(
  tx: Tx,
  caller: Caller,
  { cid, fileId }: { cid: string; fileId: string },
  { body, file, files }: Edit,
): Promise<ArchiveFile> {
  const name = archiveName(body.name);
  await lockArchive(tx, caller, cid);
  const entry = await heldFile(tx, caller, cid, fileId);
  requireUnchanged(entry.name, body.was);
  if (file && entry.status === 'APPROVED') throw new Refusal(409, 'Este documento já foi aprovado.');
  await replaceContents(tx, caller, entry, { name, contents: file });
  if (file) {
    await recordArchive(tx, caller, cid, { title: 'Arquivo substituído', content: `${name}.` });
  } else await tellArchive(tx, caller, cid);
  return readFile(tx, caller.accountId, { cid, fileId }, files);
}
