import type { Condition } from '../access/condition';
import { boards } from '../boards/board-kinds';
import { boardKinds } from '../boards/board-permissions';

/**
 * Who registers customers: whoever lists them, makes proposals for them, or has a board, as a new item may bring a new
 * customer. A vendor without any of these has no work that needs one (shell-010).
 */
export const registersCustomers: Condition = {
  any: [
    { permission: 'customersList' },
    { permission: 'proposalsList' },
    ...boardKinds.flatMap((kind) => [
      { permission: boards[kind].permission },
      { permission: boards[kind].managerPermission },
    ]),
  ],
};
