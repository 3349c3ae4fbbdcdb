import type { FileToCopy, ReadForCopy } from '@girassol/shared-auth';
import { buildBoardPath, getOwnBoardId, type Session } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { listFilesToCopy } from '../archive/files-on-device';
import { buildBoardFilterBody, noBoardFilters } from '../board-view/board-filters';
import { buildItemRequest } from '../item/item-query';
import { buildNoteFilterBody, noNoteFilters } from '../notes/note-filters';

/** Pages of notes and of the agenda that are taken along. */
const MAX_PAGES = 10;

interface CopyRequest {
  item: BoardItem;
  session: Session;
  /** The person may open the record of the customer. */
  seesCustomers: boolean;
  /** The account has archives. */
  hasArchive: boolean;
}

/** Returns the address at which an item that was taken along opens. */
export const buildCopyPath = ({ type, _id }: BoardItem, session: Session): string =>
  `${buildBoardPath(type, getOwnBoardId(session))}?item=${_id}`;

/**
 * Makes the calls of the screens that show an item, for its copy: item, notes, checklist, customer, agenda of its board,
 * archive. Returns the files of the archive.
 */
export async function collectCopy(
  read: ReadForCopy,
  { item, session, seesCustomers, hasArchive }: CopyRequest,
): Promise<FileToCopy[]> {
  const { _id: saleId, type, customer } = item;
  const fetchId = getOwnBoardId(session);
  await read('POST /kanbans/single/:id', {
    params: { id: fetchId },
    body: { ...buildBoardFilterBody(noBoardFilters, type), isTeamSearch: false },
  });
  await read('POST /kanbans/single/item/:itemId', buildItemRequest(saleId, type));
  await read('GET /kanbans/single/columns/:type', { params: { type } });
  await read('GET /checklists/single/kanban/:type', { params: { type } });
  await read('GET /checklists/single/sale/:saleId', { params: { saleId } });
  await readPages((multiplier) =>
    read('POST /notes/sale/:saleId/:multiplier', {
      params: { saleId, multiplier },
      body: { ...buildNoteFilterBody(noNoteFilters), type },
    }),
  );
  await readPages((multiplier) =>
    read('GET /notes/schedules/paginated/:userId/:multiplier/:type', {
      params: { userId: fetchId, multiplier, type },
    }),
  );
  if (seesCustomers) {
    await read('GET /customers/single/:cid', { params: { cid: customer._id } });
    await read('GET /customers/items/:cid', { params: { cid: customer._id } });
  }
  if (!hasArchive) return [];
  const { archive } = await read('GET /archives/customer/:userId/:cid', {
    params: { userId: session.userId, cid: customer._id },
  });
  return listFilesToCopy(archive.files);
}

async function readPages(
  readPage: (multiplier: number) => Promise<{ hasMoreItems: boolean }>,
): Promise<void> {
  for (let multiplier = 1; multiplier <= MAX_PAGES; multiplier += 1)
    if (!(await readPage(multiplier)).hasMoreItems) return;
}
