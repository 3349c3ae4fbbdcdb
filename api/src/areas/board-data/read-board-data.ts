import { boards, toIsoDate } from '@girassol/shared-domain';
import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import { type Caller, resolveScope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { requireBoard } from '../kanbans/board-access';
import { readKanban } from '../kanbans/read-kanban';
import { addUp, lastMonths } from './add-up';
import { countFinished, countOpen, countRegistered, ownerNames } from './count-items';

const DATA = 'POST /sales/data/:fetchId';

/** Figures of a board in a period. The database counts groups; here they only come together. */
export async function readBoardData(
  tx: Tx,
  caller: Caller,
  fetchId: string,
  { type, start, end }: ParsedBody<typeof DATA>,
): Promise<Answer<typeof DATA>> {
  requireBoard(caller, type);
  if (start && end && start > end) throw new Refusal(400, 'O início do período deve ser anterior ao fim.');
  const { userIds } = await resolveScope(tx, caller, fetchId, boards[type].managerPermission);
  const months = lastMonths(end ?? toIsoDate(Date.now()));
  const asked = { accountId: caller.accountId, type, owners: userIds, start, end, months };
  const open = await countOpen(tx, asked);
  const registered = await countRegistered(tx, asked);
  const finished = await countFinished(tx, asked);
  const { columns } = await readKanban(tx, caller.accountId, { type });
  const owners = new Set([...open, ...finished].map(({ owner_id }) => owner_id));
  const users = await ownerNames(tx, caller.accountId, [...owners]);
  return addUp({ open, registered, finished, columns, users, months });
}
