import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { can, canViewCatalogue, canViewKits, isEnterprisePlan } from '@girassol/shared-domain';
import type { FoundRecord, ParsedRequestBody, SearchRecordKind } from '@girassol/shared-domain/contract';
import { searchCatalogueItems, searchKitRecords } from './find-equipment';
import { listRecentRecords } from './list-recent-records';
import { loadSearchAccess, type SearchAccess } from './search-access';
import { loadFoundCustomers, searchCustomers } from './search-customers';
import { searchFiles } from './search-files';
import { loadFoundItems, searchItems } from './search-items';
import { searchNotes } from './search-notes';
import { listLatestProposals, searchProposals } from './search-proposals';

/** Things of each kind that are answered. */
const MAX_RESULTS = 6;

/** May the caller look for things of a kind at all? What they may not see is simply not found. */
const maySearch: Record<SearchRecordKind, (caller: Caller) => boolean> = {
  ITEM: () => true,
  NOTE: () => true,
  CUSTOMER: (caller) => can(caller, 'customersList'),
  FILE: (caller) => isEnterprisePlan(caller.session),
  PROPOSAL: (caller) => can(caller, 'proposalsList') || can(caller, 'salesManager'),
  CATALOGUE_ITEM: canViewCatalogue,
  KIT: canViewKits,
};

/** Searches records of the requested kinds. Without a text, lists the records that the caller changed last. */
export async function searchRecords(
  tx: Tx,
  caller: Caller,
  { searchValue, kinds }: ParsedRequestBody<'POST /search/records'>,
): Promise<FoundRecord[]> {
  const wanted = [...new Set(kinds)].filter((kind) => maySearch[kind](caller));
  const sight = await loadSearchAccess(tx, caller);
  if (searchValue === '') return recent(tx, caller, sight, wanted);
  const records: FoundRecord[] = [];
  // One after the other: a transaction has one connection.
  for (const kind of wanted) records.push(...(await found(tx, caller, sight, kind, searchValue)));
  return records;
}

async function found(
  tx: Tx,
  caller: Caller,
  sight: SearchAccess,
  kind: SearchRecordKind,
  text: string,
): Promise<FoundRecord[]> {
  const { accountId } = caller;
  switch (kind) {
    case 'ITEM':
      return (await searchItems(tx, accountId, sight, text, MAX_RESULTS)).map((one) => ({ kind, ...one }));
    case 'CUSTOMER':
      return (await searchCustomers(tx, accountId, sight, text, MAX_RESULTS)).map((one) => ({
        kind,
        ...one,
      }));
    case 'NOTE':
      return (await searchNotes(tx, accountId, sight, text, MAX_RESULTS)).map((one) => ({ kind, ...one }));
    case 'FILE':
      return (await searchFiles(tx, accountId, sight, text, MAX_RESULTS)).map((one) => ({ kind, ...one }));
    case 'PROPOSAL':
      return (await searchProposals(tx, accountId, sight, text, MAX_RESULTS)).map((one) => ({
        kind,
        ...one,
      }));
    case 'CATALOGUE_ITEM':
      return (await searchCatalogueItems(tx, accountId, text, MAX_RESULTS)).map((one) => ({ kind, ...one }));
    case 'KIT':
      return (await searchKitRecords(tx, caller, text, MAX_RESULTS)).map((one) => ({ kind, ...one }));
  }
}

async function recent(
  tx: Tx,
  caller: Caller,
  sight: SearchAccess,
  wanted: readonly SearchRecordKind[],
): Promise<FoundRecord[]> {
  const records: FoundRecord[] = [];
  if (wanted.includes('ITEM') || wanted.includes('CUSTOMER')) {
    const worked = await listRecentRecords(tx, caller, sight, MAX_RESULTS);
    const at = new Map(worked.map(({ _id, workedTimestamp }) => [_id, workedTimestamp]));
    const ids = (isItem: boolean) => worked.filter((one) => one.isItem === isItem).map(({ _id }) => _id);
    const dated = <Found extends { _id: string }>(one: Found) => ({
      ...one,
      workedTimestamp: at.get(one._id),
    });
    if (wanted.includes('ITEM'))
      for (const item of await loadFoundItems(tx, caller.accountId, ids(true)))
        records.push({ kind: 'ITEM', ...dated(item) });
    if (wanted.includes('CUSTOMER'))
      for (const customer of await loadFoundCustomers(tx, caller.accountId, ids(false)))
        records.push({ kind: 'CUSTOMER', ...dated(customer) });
  }
  if (wanted.includes('PROPOSAL'))
    for (const proposal of await listLatestProposals(tx, caller, MAX_RESULTS))
      records.push({ kind: 'PROPOSAL', ...proposal });
  return records;
}
