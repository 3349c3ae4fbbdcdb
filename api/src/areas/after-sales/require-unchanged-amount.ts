import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { toCents } from '@girassol/shared-domain';
import { listServiceLines } from './after-sales-data';

/**
 * Refuses (400) to change the amount of an activity that has service lines, because its amount is the sum of
 * these lines.
 */
export async function requireUnchangedAmount(tx: Tx, item: Row<'sales'>, amount: number): Promise<void> {
  if (item.type !== 'AFTER_SALES' || toCents(amount) === item.amount_cents) return;
  const lines = await listServiceLines(tx, item);
  if (lines.length === 0) return;
  throw new Refusal(400, 'O valor desta atividade é a soma dos seus serviços e produtos.', {
    fields: [{ path: 'amount', message: 'Altere os serviços para mudar o valor.' }],
  });
}
