import type { SearchFinding } from '@girassol/federation/remote';
import {
  type BoardKind,
  boardPath,
  boards,
  formatDate,
  formatItemNumber,
  toIsoDate,
} from '@girassol/shared-domain';
import type { ItemStatus, SearchRecord } from '@girassol/shared-domain/contract';
import { TAB_PARAMETER } from '../addresses/item';
import { boardViewer, type Person } from './board-viewer';

/** How a finished item is told from one on its board. */
function stateOf(kind: BoardKind, status: ItemStatus): string | undefined {
  if (status === 'IN_PROGRESS') return undefined;
  const isLost = status === 'LOST';
  if (kind === 'SALES') return isLost ? 'perdida' : 'ganha';
  if (kind === 'PRE_SALES') return isLost ? 'desqualificado' : 'qualificado';
  const end = boards[kind].gender === 'f' ? 'a' : 'o';
  return isLost ? `perdid${end}` : `finalizad${end}`;
}

const details = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** A record of this area as something to go to; of other areas nothing. */
export function recordFinding(
  record: SearchRecord,
  person: Person,
  isRecent: boolean,
): SearchFinding | undefined {
  const itemPath = (kind: BoardKind, id: string) =>
    `${boardPath(kind, boardViewer(person, kind))}?item=${id}`;
  const workedAt =
    isRecent && 'workedTimestamp' in record && record.workedTimestamp !== undefined
      ? { workedAt: record.workedTimestamp }
      : {};
  switch (record.kind) {
    case 'ITEM': {
      const { _id, id, type, status, name, customerName } = record;
      const { itemName, itemsName } = boards[type];
      return {
        id: _id,
        group: itemsName,
        title: `${formatItemNumber(id)} ${name}`,
        detail: details(isRecent ? itemName : undefined, customerName, stateOf(type, status)),
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
        detail: details(
          isRecent ? 'Cliente' : undefined,
          [city, uf].filter(Boolean).join(' / '),
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
        detail: details(
          `${formatItemNumber(item.id)} ${item.name}`,
          formatDate(toIsoDate(registryTimestamp)),
        ),
        icon: 'message',
        to: `${itemPath(item.type, item._id)}&${TAB_PARAMETER}=notas`,
      };
    }
    case 'FILE': {
      const { _id, name, customer, folderName } = record;
      return {
        id: _id,
        group: 'Arquivos',
        title: name,
        detail: details(customer.name, folderName),
        icon: 'file',
        to: `/arquivos/${customer._id}`,
      };
    }
    default:
      return undefined;
  }
}
