import { resolveUserScope } from '@girassol/api-platform/access';
import type { ExportSource } from '@girassol/api-platform/exports';
import { boardDescriptions } from '@girassol/shared-domain';
import type { ExportRequest } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { matchesFinishedFilterSql } from '../../finished/matches-finished-filter-sql';
import { requireBoardAccess } from '../../kanbans/board-access';
import { loadItemExportRows } from './board';

type Filters = Extract<ExportRequest, { kind: 'finished' }>['filters'];

/**
 * Source of the export of a board's finished items, with the same filters as the list on screen. The access
 * is the list of visible owners, or null for all owners.
 */
export const finishedItemsSource: ExportSource<Filters, string[] | null> = {
  async sight(tx, caller, filters) {
    requireBoardAccess(caller, filters.type);
    const fetchId = filters.fetchId ?? caller.userId;
    const { userIds } = await resolveUserScope(
      tx,
      caller,
      fetchId,
      boardDescriptions[filters.type].managerPermission,
    );
    // Refuses a period that ends before it begins.
    matchesFinishedFilterSql(caller.accountId, userIds, filters);
    return userIds;
  },

  async keys({ tx, caller, filters, sight }) {
    const { rows } = await sql<{ id: string }>`
      select s.id from sales s where ${matchesFinishedFilterSql(caller.accountId, sight, filters)}
      order by s.closed_day desc, s.id desc`.execute(tx);
    return rows.map(({ id }) => id);
  },

  rows: (look, keys) => loadItemExportRows(look, look.filters.type, keys),
};
