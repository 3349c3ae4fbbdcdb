import { extensionOf, withExtension } from '@girassol/shared-domain';
import { isPersonalPaper } from '@girassol/shared-domain/financing';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import type { Files } from '../../../platform/files';
import { actorOf, writeHistory } from '../../../platform/histories/write-history';
import { archiveCustomer, heldFile } from '../../archives/archive-access';
import { addPersonStep } from '../record-step';
import { OPENED, requirePersonal } from './open-paper';

/**
 * The address of a file of an archive, good for minutes. That of a paper is told to who may open it, and who opened it is
 * written down: by the financings it was sent for, or by the customer where it was sent for none.
 */
export async function openArchived(
  tx: Tx,
  caller: Caller,
  { cid, fileId }: { cid: string; fileId: string },
  { links }: Pick<Files, 'links'>,
): Promise<{ url: string }> {
  await archiveCustomer(tx, caller, cid);
  const file = await heldFile(tx, caller, cid, fileId);
  if (file.semantic !== null) await recordOpening(tx, caller, file, file.semantic);
  const stored = await tx
    .selectFrom('stored_files')
    .select('name')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', file.file_id)
    .executeTakeFirstOrThrow();
  const name = withExtension(file.name, extensionOf(stored.name));
  return { url: await links.linkTo(tx, { accountId: caller.accountId, fileId: file.file_id, name }) };
}

async function recordOpening(
  tx: Tx,
  caller: Caller,
  file: Row<'archive_files'>,
  semantic: string,
): Promise<void> {
  const financings = await tx
    .selectFrom('financings')
    .innerJoin('financing_papers as paper', (join) =>
      join
        .onRef('paper.account_id', '=', 'financings.account_id')
        .onRef('paper.financing_id', '=', 'financings.id'),
    )
    .selectAll('financings')
    .where('paper.account_id', '=', caller.accountId)
    .where('paper.archive_file_id', '=', file.id)
    .execute();
  if (isPersonalPaper(semantic))
    requirePersonal(caller, financings.length > 0 ? financings : [{ user_id: file.user_id }]);
  for (const financing of financings)
    await addPersonStep(tx, caller, financing, { title: OPENED, content: semantic });
  if (financings.length > 0) return;
  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: file.customer_id,
    saleId: null,
    title: OPENED,
    content: semantic,
  });
}
