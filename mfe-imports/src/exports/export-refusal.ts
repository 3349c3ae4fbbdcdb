import { type AccessFacts, boardDescriptions, can } from '@girassol/shared-domain';
import { buildExportTitle, getBoardImportType } from '@girassol/shared-domain/exports';
import type { ExportSubject } from '../addresses/exports';
import { describeImportRefusal as importRefusal } from '../gate/import-refusal';

/**
 * Describes why the person may not export and who can help (exports-003). Exporting requires the same rights as
 * importing.
 */
export function describeExportRefusal(
  { kind, board }: ExportSubject,
  facts: AccessFacts,
): { title: string; text: string } {
  const type = board ? getBoardImportType(board).type : 'customer';
  const hasBoard = board === null || can(facts, boardDescriptions[board].permission);
  return {
    title: `Você não pode exportar: ${buildExportTitle(kind, board)}`,
    text: hasBoard
      ? importRefusal(type, facts).text
      : 'Quem gerencia a conta pode liberar este quadro para você, em Colaboradores.',
  };
}
