import { type BoardKind, boardKinds, boards, can, isEnterprise, meets } from '@girassol/shared-domain';
import { type Caller, ownAndLed } from '../../platform/access';
import type { Tx } from '../../platform/database';

/** What a caller may see, as the searches of the database take it. */
export interface Sight {
  /** Boards of which all items are seen, and those of which only the owners' are. */
  allKinds: BoardKind[];
  ownKinds: BoardKind[];
  /** The caller, and the members of teams they lead. */
  owners: string[];
  /** Whose customers are seen; null: everybody's. */
  customerOwners: string[] | null;
  /** Boards whose items show their customers too. */
  managed: BoardKind[];
}

/** The same rules as for opening one by one: `visibleItem`, `visibleCustomer`, `visibleProposal`. */
export async function sightOf(tx: Tx, caller: Caller): Promise<Sight> {
  const open = boardKinds.filter(
    (kind) => meets({ plan: boards[kind].plan }, caller) && can(caller, boards[kind].permission),
  );
  const manages = (kind: BoardKind) =>
    isEnterprise(caller.session) && can(caller, boards[kind].managerPermission);
  const owners = await ownAndLed(tx, caller);
  return {
    allKinds: open.filter(manages),
    ownKinds: open.filter((kind) => !manages(kind)),
    owners,
    customerOwners: isEnterprise(caller.session) && can(caller, 'salesManager') ? null : owners,
    managed: boardKinds.filter(manages),
  };
}
