import { asks, type BoardKind, boards, can, isEnterprise } from '@girassol/shared-domain';
import { type Caller, leads } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notAllowed, notFound, Refusal } from '../../platform/refusals/refusal';
import { activeUser, usesBoard } from './board-users';

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
  const recipient = await activeUser(tx, caller.accountId, recipientId);
  if (!recipient) throw notFound('Este colaborador não existe mais.');

  const { managerPermission, areaName } = boards[kind];
  const mayChoose =
    isEnterprise(caller.session) &&
    (can(caller, managerPermission) || (await leads(tx, caller, recipientId)));
  if (!mayChoose) throw notAllowed('Você só pode escolher a si mesmo ou a sua equipe como responsável.');
  if (!usesBoard(recipient, kind)) {
    throw new Refusal(400, `Este colaborador não usa ${areaName}.`, {
      fields: [{ path: 'vendor', message: 'Escolha outro responsável.' }],
    });
  }
}

/**
 * The further owners of an item, each once and without its first owner. Only after-sales activities have some; whoever is
 * new among them must be somebody the caller may choose, whoever is there already (`present`) may stay.
 */
export async function checkedCoOwners(
  tx: Tx,
  caller: Caller,
  { type, owner_id }: Pick<Row<'sales'>, 'type' | 'owner_id'>,
  wanted: string[],
  present: string[] = [],
): Promise<string[]> {
  const coOwners = [...new Set(wanted)].filter((userId) => userId !== owner_id);
  if (coOwners.length > 0 && !asks(type, 'coOwners')) {
    throw new Refusal(400, `${boards[type].areaName}: cada item tem um só responsável.`, {
      fields: [{ path: 'coOwners', message: 'Deixe somente um responsável.' }],
    });
  }
  for (const userId of coOwners) {
    if (!present.includes(userId)) await requireRecipient(tx, caller, type, userId);
  }
  return coOwners;
}
