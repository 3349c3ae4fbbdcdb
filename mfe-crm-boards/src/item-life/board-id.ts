import { apiQuery, queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';

/** The id of the board of a kind, `kid` in the calls: known since its columns were read. */
export async function boardIdOf(kind: BoardKind): Promise<string> {
  const { kanban } = await queryClient.ensureQueryData(
    apiQuery('GET /kanbans/single/columns/:type', { params: { type: kind } }),
  );
  return kanban._id;
}
