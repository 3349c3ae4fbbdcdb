import type { SearchFinding } from '@girassol/federation/remote';
import {
  type BoardKind,
  boardDescriptions,
  buildBoardPath,
  formatCity,
  formatDate,
  formatItemNumber,
  toIsoDate,
} from '@girassol/shared-domain';
import type { FoundRecord, ItemStatus } from '@girassol/shared-domain/contract';
import { ITEM_TAB_PARAMETER } from '../addresses/item';
import { getDefaultBoardFetchId, type SearchingPerson } from './board-viewer';

/** Returns the label of a finished item in search results; undefined for an item in progress. */
function getFinishedLabel(kind: BoardKind, status: ItemStatus): string | undefined {
  if (status === 'IN_PROGRESS') return undefined;
  const isLost = status === 'LOST';
  if (kind === 'SALES') return isLost ? 'perdida' : 'ganha';
  if (kind === 'PRE_SALES') return isLost ? 'desqualificado' : 'qualificado';
  const end = boardDescriptions[kind].gender === 'f' ? 'a' : 'o';
  return isLost ? `perdid${end}` : `finalizad${end}`;
}

const joinDetails = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/**
 * Converts a record found by the server to a search result of the CRM and boards area; undefined for records
 * that belong to other areas.
 */
export function toSearchFinding(
  record: FoundRecord,
  person: SearchingPerson,
  isRecent: boolean,
): SearchFinding | undefined {
  const itemPath = (kind: BoardKind, id: string) =>
    `${buildBoardPath(kind, getDefaultBoardFetchId(person, kind))}?item=${id}`;
  const workedAt =
    isRecent && 'workedTimestamp' in record && record.workedTimestamp !== undefined
      ? { workedAt: record.workedTimestamp }
      : {};
  switch (record.kind) {
    case 'ITEM': {
      const { _id, id, type, status, name, customerName } = record;
      const { itemName, itemsName } = boardDescriptions[type];
      return {
        id: _id,
        group: itemsName,
        title: `${formatItemNumber(id)} ${name}`,
        number: id,
        detail: joinDetails(isRecent ? itemName : undefined, customerName, getFinishedLabel(type, status)),
        icon: 'kanban',
        to: itemPath(type, _id),
        ...workedAt,
      };
    }
    case 'CUSTOMER': {
      const { _id, name, city, uf, archived } = record;
      return {
        id: _id,
        group: 'Clientes',
        title: name,
        detail: joinDetails(
          isRecent ? 'Cliente' : undefined,
          formatCity({ city, uf }),
          archived ? 'arquivado' : undefined,
        ),
        icon: 'user',
        to: `/cliente/editar/${_id}`,
        ...workedAt,
      };
    }
    case 'NOTE': {
      const { _id, excerpt, item, registryTimestamp } = record;
      return {
        id: _id,
        group: 'Notas',
        title: excerpt,
        detail: joinDetails(
          `${formatItemNumber(item.id)} ${item.name}`,
          formatDate(toIsoDate(registryTimestamp)),
        ),
        icon: 'message',
        to: `${itemPath(item.type, item._id)}&${ITEM_TAB_PARAMETER}=notas`,
      };
    }
    case 'FILE': {
      const { _id, name, customer, folderName } = record;
      return {
        id: _id,
        group: 'Arquivos',
        title: name,
        detail: joinDetails(customer.name, folderName),
        icon: 'file',
        to: `/arquivos/${customer._id}`,
      };
    }
    default:
      return undefined;
  }
}
