import { type BoardKind, boards, can, isEnterprise } from '@girassol/shared-domain';
import { type Caller, leads } from '../access';
import type { Tx } from '../database';
import { notAllowed, notFound, Refusal } from '../http/refusal';

/**
 * Refuses an owner the caller may not give an item to. A manager, or a vendor with the board's manager right, may choose
 * GERENTE (the manager's user) and every vendor who may use the board; others themselves and the teams they lead
 * (boards-091, boards-092).
 */
export async function requireRecipient(
  tx: Tx,
  caller: Caller,
  kind: BoardKind,
  recipientId: string,
): Promise<void> {
  if (recipientId === caller.userId) return;
  const recipient = await tx
    .selectFrom('users')
    .select(['type', 'permissions'])
    .where('account_id', '=', caller.accountId)
    .where('id', '=', recipientId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!recipient) throw notFound('Este colaborador não existe mais.');

  const { managerPermission, permission, areaName } = boards[kind];
  const mayChoose =
    isEnterprise(caller.session) &&
    (can(caller, managerPermission) || (await leads(tx, caller, recipientId)));
  if (!mayChoose) throw notAllowed('Você só pode escolher a si mesmo ou a sua equipe como responsável.');
  if (recipient.type !== 'MANAGER' && recipient.permissions[permission] !== true) {
    throw new Refusal(400, `Este colaborador não usa ${areaName}.`, {
      fields: [{ path: 'vendor', message: 'Escolha outro responsável.' }],
    });
  }
}
