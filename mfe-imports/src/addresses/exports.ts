import type { BoardKind } from '@girassol/shared-domain';

/** Where all exports are. */
export const EXPORTS_PATH = '/exportacoes/lista';

/** What is exported at an address: customers, or the items of a board. */
export type ExportedHere = { kind: 'customers'; board: null } | { kind: 'board'; board: BoardKind };

/** The export pages (exports-001). */
const pages: Record<string, ExportedHere> = {
  '/cliente/exportacao': { kind: 'customers', board: null },
  '/vendas/exportacao': { kind: 'board', board: 'SALES' },
  '/pre-venda/exportacao': { kind: 'board', board: 'PRE_SALES' },
};

/** What is exported at an address, as its route writes it. */
export function exportedAt(path: string): ExportedHere {
  const exported = pages[path];
  if (!exported) throw new Error(`Nothing is exported at ${path}`);
  return exported;
}
