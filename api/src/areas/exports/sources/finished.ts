import { boards } from '@girassol/shared-domain';
import type { ExportWish } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { resolveScope } from '../../../platform/access';
import { finishedFilter } from '../../finished/finished-filter';
import { requireBoard } from '../../kanbans/board-access';
import { itemRows } from './board';
import type { ExportSource } from './source';

type Filters = Extract<ExportWish, { kind: 'finished' }>['filters'];

/** Finished items of a board, as their list finds them; the sight is their owners, null for everybody's. */
export const finishedSource: ExportSource<Filters, string[] | null> = {
  async sight(tx, caller, filters) {
    requireBoard(caller, filters.type);
    const fetchId = filters.fetchId ?? caller.userId;
    const { userIds } = await resolveScope(tx, caller, fetchId, boards[filters.type].managerPermission);
    // Refuses a period that ends before it begins.
    finishedFilter(caller.accountId, userIds, filters);
    return userIds;
  },

  async keys({ tx, caller, filters, sight }) {
    const { rows } = await sql<{ id: string }>`
      select s.id from sales s where ${finishedFilter(caller.accountId, sight, filters)}
      order by s.closed_day desc, s.id desc`.execute(tx);
    return rows.map(({ id }) => id);
  },

  rows: (look, keys) => itemRows(look, look.filters.type, keys),
};
