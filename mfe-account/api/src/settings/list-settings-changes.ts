import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { requireSettingsEditor } from './change-settings';

const MAX_LISTED_CHANGES = 50;

/** Lists changes of settings with their authors, the newest first. */
export async function listSettingsChanges(
  tx: Tx,
  caller: Caller,
): Promise<ResponseBody<'GET /settings/changes/:userId'>> {
  requireSettingsEditor(caller);
  const rows = await tx
    .selectFrom('settings_changes')
    .select(['id', 'lines', 'user_name', 'changed_at'])
    .where('account_id', '=', caller.accountId)
    .orderBy('version', 'desc')
    .limit(MAX_LISTED_CHANGES)
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
