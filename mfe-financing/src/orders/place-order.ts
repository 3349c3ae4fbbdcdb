import { api, attemptAction, getIdempotencyKeyOfAction } from '@girassol/shared-auth';
import type { EquipmentOrder, RequestBody } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { refreshOrders } from './use-orders';

const ORDER = 'POST /orders/new/:proposalId';

/**
 * Orders the equipment of a proposal, once however often it is pressed. Resolves to null after a refusal, which was shown
 * in a dialog.
 */
export async function placeOrder(
  proposalId: string,
  body: RequestBody<typeof ORDER>,
): Promise<EquipmentOrder | null> {
  const answer = await attemptAction(() =>
    api(ORDER, {
      params: { proposalId },
      body,
      idempotencyKey: getIdempotencyKeyOfAction(ORDER, { proposalId, ...body }),
    }),
  );
  if (!answer) return null;
  refreshOrders();
  showSnackbar({ text: 'Pedido dos equipamentos feito' });
  return answer.order;
}
