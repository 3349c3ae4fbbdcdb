import { can, isEnterprise, readsCatalogue, readsKits } from '@girassol/shared-domain';
import type { ParsedBody, SearchKind, SearchRecord } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { customersById, findCustomers } from './find-customers';
import { findCatalogueItems, findKits } from './find-equipment';
import { findFiles } from './find-files';
import { findItems, itemsById } from './find-items';
import { findNotes } from './find-notes';
import { findProposals, latestProposals } from './find-proposals';
import { recentRecords } from './recent-records';
import { type Sight, sightOf } from './sight';

/** Things of each kind that are answered. */
const MOST = 6;

/** May the caller look for things of a kind at all? What they may not see is simply not found. */
const maySearch: Record<SearchKind, (caller: Caller) => boolean> = {
  ITEM: () => true,
  NOTE: () => true,
  CUSTOMER: (caller) => can(caller, 'customersList'),
  FILE: (caller) => isEnterprise(caller.session),
  PROPOSAL: (caller) => can(caller, 'proposalsList') || can(caller, 'salesManager'),
  CATALOGUE_ITEM: readsCatalogue,
  KIT: readsKits,
};

/** What was found of the kinds asked for; without a text, what the caller worked on last. */
export async function searchRecords(
  tx: Tx,
  caller: Caller,
  { searchValue, kinds }: ParsedBody<'POST /search/records'>,
): Promise<SearchRecord[]> {
  const wanted = [...new Set(kinds)].filter((kind) => maySearch[kind](caller));
  const sight = await sightOf(tx, caller);
  if (searchValue === '') return recent(tx, caller, sight, wanted);
  const records: SearchRecord[] = [];
  // One after the other: a transaction has one connection.
  for (const kind of wanted) records.push(...(await found(tx, caller, sight, kind, searchValue)));
  return records;
}

async function found(
  tx: Tx,
  caller: Caller,
  sight: Sight,
  kind: SearchKind,
  text: string,
): Promise<SearchRecord[]> {
  const { accountId } = caller;
  switch (kind) {
    case 'ITEM':
      return (await findItems(tx, accountId, sight, text, MOST)).map((one) => ({ kind, ...one }));
    case 'CUSTOMER':
      return (await findCustomers(tx, accountId, sight, text, MOST)).map((one) => ({ kind, ...one }));
    case 'NOTE':
      return (await findNotes(tx, accountId, sight, text, MOST)).map((one) => ({ kind, ...one }));
    case 'FILE':
      return (await findFiles(tx, accountId, sight, text, MOST)).map((one) => ({ kind, ...one }));
    case 'PROPOSAL':
      return (await findProposals(tx, accountId, sight, text, MOST)).map((one) => ({ kind, ...one }));
    case 'CATALOGUE_ITEM':
      return (await findCatalogueItems(tx, accountId, text, MOST)).map((one) => ({ kind, ...one }));
    case 'KIT':
      return (await findKits(tx, caller, text, MOST)).map((one) => ({ kind, ...one }));
  }
}

async function recent(
  tx: Tx,
  caller: Caller,
  sight: Sight,
  wanted: readonly SearchKind[],
): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  if (wanted.includes('ITEM') || wanted.includes('CUSTOMER')) {
    const worked = await recentRecords(tx, caller, sight, MOST);
    const at = new Map(worked.map(({ _id, workedTimestamp }) => [_id, workedTimestamp]));
    const ids = (isItem: boolean) => worked.filter((one) => one.isItem === isItem).map(({ _id }) => _id);
    const dated = <Found extends { _id: string }>(one: Found) => ({
      ...one,
      workedTimestamp: at.get(one._id),
    });
    if (wanted.includes('ITEM'))
      for (const item of await itemsById(tx, caller.accountId, ids(true)))
        records.push({ kind: 'ITEM', ...dated(item) });
    if (wanted.includes('CUSTOMER'))
      for (const customer of await customersById(tx, caller.accountId, ids(false)))
        records.push({ kind: 'CUSTOMER', ...dated(customer) });
  }
  if (wanted.includes('PROPOSAL'))
    for (const proposal of await latestProposals(tx, caller, MOST))
      records.push({ kind: 'PROPOSAL', ...proposal });
  return records;
}
