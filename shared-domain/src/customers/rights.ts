import type { Condition } from '../access/condition';
import { boardDescriptions } from '../boards/board-kinds';
import { boardKinds } from '../boards/board-permissions';

/**
 * Condition under which a user may register customers: a permission to list customers or proposals, or a
 * permission for any board, because registering an item can include a new customer (shell-010), and a level that edits.
 */
export const customerRegistrationCondition: Condition = {
  edits: 'customers',
  any: [
    { permission: 'customersList' },
    { permission: 'proposalsList' },
    ...boardKinds.flatMap((kind) => [
      { permission: boardDescriptions[kind].permission },
      { permission: boardDescriptions[kind].managerPermission },
    ]),
  ],
};
