import { formatBytes } from '@girassol/shared-domain';
import type { Caller } from '../access';
import type { Row, Tx, UploadLinkFile } from '../database';
import type { ReceivedFile } from '../files/receive-form';
import { saveReservedFile } from '../files/stored-files';
import { Refusal } from '../refusals/refusal';
import type { UploadLinkKind, UploadLinkKinds } from './kinds';
import { createUploadLinkExpiredRefusal, loadUploadLink } from './links';

/**
 * Saves the files received by an upload link, as the link's kind defines, and returns the ids of the saved
 * files. Leaves out a file that the link has received before.
 */
export async function saveFilesOfUploadLink(
  tx: Tx,
  caller: Caller,
  { kinds, files }: { kinds: UploadLinkKinds; files: readonly ReceivedFile[] },
): Promise<string[]> {
  // Two forms at once come one after the other.
  const link = await loadUploadLink(tx, caller, { forUpdate: true });
  const kind = getUploadLinkKind(kinds, link);
  const known = new Set(link.taken.map(getFileKey));
  const intentions = files.map(getFileKey);
  const fresh = files.filter((_, index) => {
    const intention = intentions[index] ?? '';
    return intentions.indexOf(intention) === index && !known.has(intention);
  });
  requireRoom(link, fresh);
  for (const file of fresh) {
    await saveReservedFile(tx, caller.accountId, file);
    await kind.save(tx, caller, link.target, file);
  }
  const taken = fresh.map(
    ({ name, size, sha256, choice }): UploadLinkFile => ({
      name,
      size,
      sha256,
      ...(choice !== undefined && { choice }),
    }),
  );
  await tx
    .updateTable('upload_links')
    .set({ taken: JSON.stringify([...link.taken, ...taken]) })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', link.id)
    .execute();
  return fresh.map(({ id }) => id);
}

/** Returns the key by which repeated files are recognised: the same contents with the same choice. */
const getFileKey = ({ sha256, choice = '' }: Pick<UploadLinkFile, 'sha256' | 'choice'>): string =>
  `${sha256} ${choice}`;

/**
 * Returns the kind of an upload link by name. Throws a refusal for a kind that this process does not know
 * because it belongs to a newer release.
 */
export function getUploadLinkKind(kinds: UploadLinkKinds, { kind }: Row<'upload_links'>): UploadLinkKind {
  const found = kinds[kind];
  if (!found) throw createUploadLinkExpiredRefusal();
  return found;
}

/** Counts how many more files an upload link accepts. */
export const countFilesLeft = ({
  most_files,
  taken,
}: Pick<Row<'upload_links'>, 'most_files' | 'taken'>): number => most_files - taken.length;

function requireRoom(link: Row<'upload_links'>, files: readonly ReceivedFile[]): void {
  const left = countFilesLeft(link);
  if (files.length > left)
    throw new Refusal(
      413,
      left === 0
        ? `Este link já recebeu os ${link.most_files} arquivos que podia. Peça um novo.`
        : `Este link recebe só mais ${left === 1 ? '1 arquivo' : `${left} arquivos`}.`,
    );
  const bytes = [...link.taken, ...files].reduce((sum, { size }) => sum + size, 0);
  if (bytes > link.most_bytes)
    throw new Refusal(413, `Juntos, os arquivos de um link não passam de ${formatBytes(link.most_bytes)}.`);
}
