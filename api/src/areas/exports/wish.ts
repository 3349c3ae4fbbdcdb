import type { BoardKind } from '@girassol/shared-domain';
import { type ExportWish, exportWish } from '@girassol/shared-domain/contract';
import type { ExportFormat } from '@girassol/shared-domain/exports';
import type { Row } from '../../platform/database';

/** What somebody asks for: a wish, the columns they chose and the form of the file. */
export type Asked = ExportWish & { columns?: string[] | undefined; format: ExportFormat };

/** The board that a wish is about; null for other kinds. */
export const boardOf = (wish: ExportWish): BoardKind | null =>
  wish.kind === 'board' || wish.kind === 'finished' || wish.kind === 'data' ? wish.filters.type : null;

/** The wish that a row keeps. Throws a ZodError for filters that this version does not know. */
export const wishOf = ({ kind, filters }: Pick<Row<'exports'>, 'kind' | 'filters'>): ExportWish =>
  exportWish.parse({ kind, filters });

/** The same for the user, team or company of an address, where its filters name none. */
export function inScopeOf(wish: ExportWish, userId: string): ExportWish {
  switch (wish.kind) {
    case 'histories':
    case 'import-history':
    case 'import-errors':
      return wish;
    default:
      // Each of them may name one; with it the filters are still those of the kind.
      return { ...wish, filters: { ...wish.filters, fetchId: wish.filters.fetchId ?? userId } } as ExportWish;
  }
}
