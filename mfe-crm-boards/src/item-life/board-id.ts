import { buildApiQuery, queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';

/** Loads the id (`kid` in the calls) of the board of a kind, from the query cache if its columns were loaded before. */
export async function loadBoardId(kind: BoardKind): Promise<string> {
  const { kanban } = await queryClient.ensureQueryData(
    buildApiQuery('GET /kanbans/single/columns/:type', { params: { type: kind } }),
  );
  return kanban._id;
}
