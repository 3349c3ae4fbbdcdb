import type { AccountArchive } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { enqueue } from '@girassol/api-platform/jobs';
import { notAllowed, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { recordAuditEntry } from '../audit';
import { requireConfirmedEmail } from '../email-confirmation';
import { accountArchiveJob } from './archive-job';

/** Archives that the screen lists. */
const MAX_LISTED = 5;

/** Throws 403 unless the caller owns the account: an archive holds what nobody else may see as a whole. */
export function requireArchiveOwner({ session }: Caller): void {
  if (session.type !== 'MANAGER') throw notAllowed('Só o titular da conta baixa ou encerra tudo dela.');
}

/** Lists the latest archives of the account, newest first. */
export async function listArchives(tx: Tx, { accountId }: Caller): Promise<{ archives: AccountArchive[] }> {
  const rows = await tx
    .selectFrom('account_archives')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return { archives: rows.map(toAccountArchive) };
}

const toAccountArchive = (row: Row<'account_archives'>): AccountArchive => ({
  _id: row.id,
  state: row.state,
  requestedBy: row.requested_by,
  requestedTimestamp: row.requested_at.getTime(),
  rows: row.rows,
  files: row.files,
  size: row.size,
  expiresTimestamp: row.expires_at?.getTime() ?? null,
  problem: row.problem,
});

/** Asks for an archive of everything of the account. Does nothing while one is being written. */
export async function requestArchive(tx: Tx, caller: Caller): Promise<void> {
  const { accountId, userId } = caller;
  await requireConfirmedEmail(tx, accountId);
  // Of two requests at once the second one finds what the first one asked for.
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const active = await tx
    .selectFrom('account_archives')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['QUEUED', 'WRITING'])
    .executeTakeFirst();
  if (active) return;
  const id = generateId();
  await tx
    .insertInto('account_archives')
    .values({ account_id: accountId, id, user_id: userId, requested_by: name })
    .execute();
  await recordAuditEntry(tx, caller, { area: 'exports', action: 'request-archive' });
  await enqueue(tx, accountArchiveJob, { accountId, payload: { archiveId: id }, key: 'account archive' });
}

/** Returns a link to an archive that is valid for minutes. Refused (409) until it is done and (410) after its end. */
export async function openArchive(
  tx: Tx,
  caller: Caller,
  links: FileServices['links'],
  archiveId: string,
): Promise<{ url: string }> {
  const { accountId } = caller;
  const row = await tx
    .selectFrom('account_archives')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', archiveId)
    .executeTakeFirst();
  if (!row) throw notFound('Este arquivo não existe mais.');
  if (row.state !== 'DONE') throw new Refusal(409, 'O arquivo ainda não está pronto.');
  if (!row.file_id || !row.expires_at || row.expires_at.getTime() <= Date.now())
    throw new Refusal(410, 'O prazo deste arquivo acabou. Peça outro.');
  await requireConfirmedEmail(tx, accountId);
  const file = await tx
    .selectFrom('stored_files')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', row.file_id)
    .executeTakeFirst();
  if (!file) throw new Refusal(410, 'O prazo deste arquivo acabou. Peça outro.');
  await recordAuditEntry(tx, caller, { area: 'exports', action: 'open-archive' });
  return { url: await links.linkTo(tx, { accountId, fileId: row.file_id, name: file.name }) };
}
