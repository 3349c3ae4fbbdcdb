import { type Caller, isLedByCaller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  type BoardKind,
  boardDescriptions,
  can,
  hasBoardField,
  isEnterprisePlan,
} from '@girassol/shared-domain';
import { canUseBoard, findActiveUser } from './board-users';

/**
 * Refuses a user as the new owner of an item if the caller may not choose that user. Managers of the board
 * may choose GERENTE and every vendor who may use the board; other users may choose themselves and members of
 * the teams that they lead (boards-091, boards-092). Throws 400, 403 or 404.
 */
export async function requireAllowedNewOwner(
  tx: Tx,
  caller: Caller,
  kind: BoardKind,
  recipientId: string,
): Promise<void> {
  if (recipientId === caller.userId) return;
  const recipient = await findActiveUser(tx, caller.accountId, recipientId);
  if (!recipient) throw notFound('Este colaborador não existe mais.');

  const { managerPermission, areaName } = boardDescriptions[kind];
  const mayChoose =
    isEnterprisePlan(caller.session) &&
    (can(caller, managerPermission) || (await isLedByCaller(tx, caller, recipientId)));
  if (!mayChoose) throw notAllowed('Você só pode escolher a si mesmo ou a sua equipe como responsável.');
  if (!canUseBoard(recipient, kind)) {
    throw new Refusal(400, `Este colaborador não usa ${areaName}.`, {
      fields: [{ path: 'vendor', message: 'Escolha outro responsável.' }],
    });
  }
}

/**
 * Returns the co-owners to save for an item, without duplicates and without the owner. Only after-sales
 * activities have co-owners. New co-owners must be users whom the caller may choose; users in `present`, the
 * co-owners until now, may stay.
 */
export async function resolveCoOwners(
  tx: Tx,
  caller: Caller,
  { type, owner_id }: Pick<Row<'sales'>, 'type' | 'owner_id'>,
  wanted: string[],
  present: string[] = [],
): Promise<string[]> {
  const coOwners = [...new Set(wanted)].filter((userId) => userId !== owner_id);
  if (coOwners.length > 0 && !hasBoardField(type, 'coOwners')) {
    throw new Refusal(400, `${boardDescriptions[type].areaName}: cada item tem um só responsável.`, {
      fields: [{ path: 'coOwners', message: 'Deixe somente um responsável.' }],
    });
  }
  for (const userId of coOwners) {
    if (!present.includes(userId)) await requireAllowedNewOwner(tx, caller, type, userId);
  }
  return coOwners;
}
