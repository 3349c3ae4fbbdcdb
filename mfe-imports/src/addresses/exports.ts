import type { BoardKind } from '@girassol/shared-domain';

/** Path of the list of all exports. */
export const EXPORTS_PATH = '/exportacoes/lista';

/** Subject of an export page: customers, or the items of a board. */
export type ExportSubject = { kind: 'customers'; board: null } | { kind: 'board'; board: BoardKind };

/** The export pages (exports-001). */
const pages: Record<string, ExportSubject> = {
  '/cliente/exportacao': { kind: 'customers', board: null },
  '/vendas/exportacao': { kind: 'board', board: 'SALES' },
  '/pre-venda/exportacao': { kind: 'board', board: 'PRE_SALES' },
};

/** Paths of the export pages. */
export const exportPaths: readonly string[] = Object.keys(pages);

/** Returns the subject of an export page by its route pattern. Throws for any other path. */
export function getExportSubject(path: string): ExportSubject {
  const exported = pages[path];
  if (!exported) throw new Error(`Nothing is exported at ${path}`);
  return exported;
}
