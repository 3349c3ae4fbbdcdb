import { toCents } from '@girassol/shared-domain';
import type { Row, Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { linesOf } from './after-sales-data';

/** Refuses another amount for an activity whose services make it. */
export async function requireOwnAmount(tx: Tx, item: Row<'sales'>, amount: number): Promise<void> {
  if (item.type !== 'AFTER_SALES' || toCents(amount) === item.amount_cents) return;
  const lines = await linesOf(tx, item);
  if (lines.length === 0) return;
  throw new Refusal(400, 'O valor desta atividade é a soma dos seus serviços e produtos.', {
    fields: [{ path: 'amount', message: 'Altere os serviços para mudar o valor.' }],
  });
}
