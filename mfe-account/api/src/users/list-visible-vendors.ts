import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { boardDescriptions, can } from '@girassol/shared-domain';

/** Rights that put a vendor in charge of others: with one of them the whole staff is listed. */
const inCharge = [
  ...Object.values(boardDescriptions).map((board) => board.managerPermission),
  'employeesManager',
] as const;

/**
 * Lists the vendors that the caller may see: all vendors of the account, or only the caller and the members
 * of teams that the caller leads (boards-092).
 */
export async function listVisibleVendors(tx: Tx, caller: Caller) {
  const vendors = tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', caller.accountId)
    .where('type', '=', 'VENDOR')
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id');
  if (inCharge.some((right) => can(caller, right))) return vendors.execute();

  const led = caller.teams.filter((team) => team.leads).map((team) => team.id);
  return vendors
    .where((row) =>
      row.or([
        row('id', '=', caller.userId),
        ...(led.length > 0
          ? [
              row(
                'id',
                'in',
                row
                  .selectFrom('team_members')
                  .select('user_id')
                  .where('account_id', '=', caller.accountId)
                  .where('team_id', 'in', led),
              ),
            ]
          : []),
      ]),
    )
    .execute();
}
