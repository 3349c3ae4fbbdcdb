import { buildBoardPath } from '@girassol/shared-domain';
import {
  type BoardImportType,
  boardImportDefinitions,
  type ImportType,
  isBoardImportType,
} from '@girassol/shared-domain/imports';

/** Returns the path of a customer's page. */
export const customerPath = (id: string): string => `/cliente/editar/${id}`;

const catalogueListPaths: Record<Exclude<ImportType, 'customer' | 'kit' | BoardImportType>, string> = {
  module: '/modulos/lista',
  inverter: '/inversores/lista',
  equipament: '/equipamentos/lista',
};

/**
 * Returns the path of the list, or board, with the records of an import type. `fetchId` is the user whose records the
 * page shows.
 */
export function recordListPath(type: ImportType, fetchId: string): string {
  if (isBoardImportType(type)) return buildBoardPath(boardImportDefinitions[type].board, fetchId);
  if (type === 'customer') return `/clientes/lista/${fetchId}`;
  return type === 'kit' ? `/kits/lista/${fetchId}` : catalogueListPaths[type];
}

/**
 * Returns the path of the page of a customer, item or piece of equipment that an import wrote. For an item,
 * `fetchId` is the user whose board the page opens.
 */
export function recordPath(type: ImportType, id: string, fetchId: string): string {
  if (isBoardImportType(type))
    return `${buildBoardPath(boardImportDefinitions[type].board, fetchId)}?item=${id}`;
  switch (type) {
    case 'customer':
      return customerPath(id);
    case 'kit':
      return `/kits/editar/${id}`;
    case 'module':
      return `/modulos/editar/${id}`;
    case 'inverter':
      return `/inversores/editar/${id}`;
    case 'equipament':
      return `/equipamentos/editar/${id}`;
  }
}
