import { formatBytes } from '@girassol/shared-domain';
import type { Caller } from '../access';
import type { Row, TakenFile, Tx } from '../database';
import type { ReceivedFile } from '../files/receive-form';
import { keepFile } from '../files/stored-files';
import { Refusal } from '../refusals/refusal';
import type { UploadKind, UploadKinds } from './kinds';
import { linkOver, readLink } from './links';

/** Answers which files were kept. A file that the link has taken already is the same intention: it is left out. */
export async function takeFiles(
  tx: Tx,
  caller: Caller,
  { kinds, files }: { kinds: UploadKinds; files: readonly ReceivedFile[] },
): Promise<string[]> {
  // Two forms at once come one after the other.
  const link = await readLink(tx, caller, { forUpdate: true });
  const kind = kindOf(kinds, link);
  const known = new Set(link.taken.map(intentionOf));
  const intentions = files.map(intentionOf);
  const fresh = files.filter((_, index) => {
    const intention = intentions[index] ?? '';
    return intentions.indexOf(intention) === index && !known.has(intention);
  });
  requireRoom(link, fresh);
  for (const file of fresh) {
    await keepFile(tx, caller.accountId, file);
    await kind.take(tx, caller, link.target, file);
  }
  const taken = fresh.map(
    ({ name, size, sha256, choice }): TakenFile => ({
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

/** The same contents sent as the same thing are sent once. */
const intentionOf = ({ sha256, choice = '' }: Pick<TakenFile, 'sha256' | 'choice'>): string =>
  `${sha256} ${choice}`;

/** What takes the files of a link. A kind that this process does not know is of a newer one. */
export function kindOf(kinds: UploadKinds, { kind }: Row<'upload_links'>): UploadKind {
  const found = kinds[kind];
  if (!found) throw linkOver();
  return found;
}

/** How many more files a link takes. */
export const filesLeft = ({ most_files, taken }: Pick<Row<'upload_links'>, 'most_files' | 'taken'>): number =>
  most_files - taken.length;

function requireRoom(link: Row<'upload_links'>, files: readonly ReceivedFile[]): void {
  const left = filesLeft(link);
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
