import { type Caller, listOwnAndLedUserIds } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import {
  type BoardKind,
  boardDescriptions,
  boardKinds,
  can,
  isEnterprisePlan,
  meetsCondition,
} from '@girassol/shared-domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * Visibility of records for a caller, in the form that the SQL of the search takes: boards seen fully or only
 * for some owners, and the owners of visible items and customers.
 */
export interface SearchAccess {
  /** Boards of which all items are seen, and those of which only the owners' are. */
  allKinds: BoardKind[];
  ownKinds: BoardKind[];
  /** The caller, and the members of teams they lead. */
  owners: string[];
  /** Ids of the owners whose customers are visible. Null: all. */
  customerOwners: string[] | null;
  /** Boards whose items show their customers too. */
  managed: BoardKind[];
}

/**
 * Loads which records a caller may find by a search. The rules are the same as for opening a single item,
 * customer or proposal.
 */
export async function loadSearchAccess(tx: Tx, caller: Caller): Promise<SearchAccess> {
  const open = boardKinds.filter(
    (kind) =>
      meetsCondition({ plan: boardDescriptions[kind].plan }, caller) &&
      can(caller, boardDescriptions[kind].permission),
  );
  const manages = (kind: BoardKind) =>
    isEnterprisePlan(caller.session) && can(caller, boardDescriptions[kind].managerPermission);
  const owners = await listOwnAndLedUserIds(tx, caller);
  return {
    allKinds: open.filter(manages),
    ownKinds: open.filter((kind) => !manages(kind)),
    owners,
    customerOwners: isEnterprisePlan(caller.session) && can(caller, 'salesManager') ? null : owners,
    managed: boardKinds.filter(manages),
  };
}

/** Returns the SQL condition by which an item `s` is visible to a caller on its board. */
export const isItemFindableSql = ({ allKinds, ownKinds, owners }: SearchAccess): RawBuilder<unknown> => sql`(
  s.type = any(${allKinds}::text[]) or (s.type = any(${ownKinds}::text[])
    and (s.owner_id = any(${owners}::uuid[]) or s.co_owner_ids && ${owners}::uuid[])))`;
