import { boards, can, type Facts } from '@girassol/shared-domain';
import { exportTitle, importOfBoard } from '@girassol/shared-domain/exports';
import type { ExportedHere } from '../addresses/exports';
import { refusalWords as importRefusal } from '../gate/refusal-words';

/** Why somebody may not export, and who can help (exports-003). The rights are those of an import. */
export function refusalWords({ kind, board }: ExportedHere, facts: Facts): { title: string; text: string } {
  const type = board ? importOfBoard(board).type : 'customer';
  const hasBoard = board === null || can(facts, boards[board].permission);
  return {
    title: `Você não pode exportar: ${exportTitle(kind, board)}`,
    text: hasBoard
      ? importRefusal(type, facts).text
      : 'Quem gerencia a conta pode liberar este quadro para você, em Colaboradores.',
  };
}
