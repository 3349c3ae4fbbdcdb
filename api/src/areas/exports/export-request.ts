import type { BoardKind } from '@girassol/shared-domain';
import type { ExportRequest } from '@girassol/shared-domain/contract';
import type { ExportFormat } from '@girassol/shared-domain/exports';

/** Options of a new export: kind and filters, the chosen columns and the format of the file. */
export type NewExportOptions = ExportRequest & { columns?: string[] | undefined; format: ExportFormat };

/**
 * Returns the kind of board whose items or figures an export contains. Returns null for kinds of exports
 * without a board.
 */
export const getExportBoard = (wish: ExportRequest): BoardKind | null =>
  wish.kind === 'board' || wish.kind === 'finished' || wish.kind === 'data' ? wish.filters.type : null;

/**
 * Returns the export request restricted to the user, team or account with the id `userId`, unless the filters
 * of the request already name one.
 */
export function withDefaultScope(wish: ExportRequest, userId: string): ExportRequest {
  switch (wish.kind) {
    case 'histories':
    case 'import-history':
    case 'import-errors':
      return wish;
    default:
      // Each of them may name one; with it the filters are still those of the kind.
      return {
        ...wish,
        filters: { ...wish.filters, fetchId: wish.filters.fetchId ?? userId },
      } as ExportRequest;
  }
}
