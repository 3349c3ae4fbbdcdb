import type { Financing } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { keepPreApproval } from './apply-snapshot';
import type { Banks } from './bank/providers';
import { financingAnswer } from './financing-answer';
import { addPersonStep, writeFinancing } from './record-step';
import { managesFinancings } from './require-financing';
import { requireOpen } from './require-open';
import { enqueueTold } from './tell-bank';
import { visibleFinancing } from './visible-financing';

/** Withdraws a request: from now on what the bank says of it changes nothing. Done before, doing it again changes nothing. */
export async function cancelFinancing(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { fid, reason }: { fid: string; reason: string },
): Promise<Financing> {
  const financing = await visibleFinancing(tx, caller, fid, { forUpdate: true });
  if (financing.user_id !== caller.userId && !managesFinancings(caller))
    throw notAllowed('Somente quem pediu ou quem gerencia as vendas pode retirar o pedido.');
  if (financing.withdrawn_at) return financingAnswer(tx, caller, banks, fid);
  requireOpen(financing);
  if (financing.contract_signed)
    throw new Refusal(
      409,
      'O contrato já foi assinado. A desistência é combinada com o banco, em até 7 dias.',
    );

  const stepId = await addPersonStep(tx, caller, financing, { title: 'Pedido retirado', content: reason });
  await enqueueTold(tx, financing, { act: 'cancel', stepId });
  await writeFinancing(tx, caller, financing, {
    withdrawn_at: new Date(),
    status_reason: `Pedido retirado: ${reason}`,
    waits_since: null,
  });
  await keepPreApproval(tx, financing);
  return financingAnswer(tx, caller, banks, fid);
}
