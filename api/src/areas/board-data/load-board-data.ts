import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, toIsoDate } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { requireBoardAccess } from '../kanbans/board-access';
import { loadKanban } from '../kanbans/load-kanban';
import { buildBoardData, listLastTwelveMonths } from './build-board-data';
import {
  loadFinishedItemGroups,
  loadOpenItemGroups,
  loadOwnerNames,
  loadRegisteredItemGroups,
} from './count-items';

const DATA = 'POST /sales/data/:fetchId';

/**
 * Loads the figures of a board in a period, for the user, team or account with the id `fetchId`. Refused
 * (400) if the period begins after its end.
 */
export async function loadBoardData(
  tx: Tx,
  caller: Caller,
  fetchId: string,
  { type, start, end }: ParsedRequestBody<typeof DATA>,
): Promise<ResponseBody<typeof DATA>> {
  requireBoardAccess(caller, type);
  if (start && end && start > end) throw new Refusal(400, 'O início do período deve ser anterior ao fim.');
  const { userIds } = await resolveUserScope(tx, caller, fetchId, boardDescriptions[type].managerPermission);
  const months = listLastTwelveMonths(end ?? toIsoDate(Date.now()));
  const asked = { accountId: caller.accountId, type, owners: userIds, start, end, months };
  const open = await loadOpenItemGroups(tx, asked);
  const registered = await loadRegisteredItemGroups(tx, asked);
  const finished = await loadFinishedItemGroups(tx, asked);
  const { columns } = await loadKanban(tx, caller.accountId, { type });
  const owners = new Set([...open, ...finished].map(({ owner_id }) => owner_id));
  const users = await loadOwnerNames(tx, caller.accountId, [...owners]);
  return buildBoardData({ open, registered, finished, columns, users, months });
}
