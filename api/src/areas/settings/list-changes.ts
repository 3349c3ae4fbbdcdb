import type { Answer } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { requireEditor } from './change-settings';

const NEWEST = 50;

/** Who changed which settings, the newest edits first. */
export async function listChanges(tx: Tx, caller: Caller): Promise<Answer<'GET /settings/changes/:userId'>> {
  requireEditor(caller);
  const rows = await tx
    .selectFrom('settings_changes')
    .select(['id', 'lines', 'user_name', 'changed_at'])
    .where('account_id', '=', caller.accountId)
    .orderBy('version', 'desc')
    .limit(NEWEST)
    .execute();
  return {
    changes: rows.map(({ id, lines, user_name, changed_at }) => ({
      _id: id,
      lines,
      userName: user_name,
      timestamp: changed_at.getTime(),
    })),
  };
}
