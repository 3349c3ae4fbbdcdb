import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { hashPassword } from '@girassol/account-api/users';
import type { SampleContext } from './context';

/** Password of the person of the samples. */
const PASSWORD = 'Girassol2026';

/**
 * Creates the sample archive of everything of an account for tests, gives its owner a password, and
 * returns the name of the account.
 */
export async function createAccountArchiveSamples({ api, person }: SampleContext) {
  const { accountId, userId } = person;
  await api.query('update users set password_hash = $1 where id = $2', [
    await hashPassword(PASSWORD),
    userId,
  ]);
  const accountArchiveId = randomUUID();
  const fileId = randomUUID();
  await api.app.files.store.put(fileId, Readable.from([Buffer.from('zip')]));
  await api.query(
    `insert into stored_files (account_id, id, user_id, size, is_kept, name, content_type, delete_after)
     values ($1, $2, $3, 3, true, 'Tudo.zip', 'application/zip', now() + interval '7 days')`,
    [accountId, fileId, userId],
  );
  await api.query(
    `insert into account_archives (account_id, id, user_id, requested_by, state, size, file_id, ended_at, expires_at)
     values ($1, $2, $3, 'Dono', 'DONE', 3, $4, now(), now() + interval '7 days')`,
    [accountId, accountArchiveId, userId, fileId],
  );
  const [account] = await api.query<{ name: string }>('select name from accounts where id = $1', [accountId]);
  return { accountArchiveId, accountName: account?.name ?? '' };
}
