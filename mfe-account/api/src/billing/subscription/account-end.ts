import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';

/** Loads how far the end of an account has come; null where nobody asked for it. */
export async function loadEndState(
  tx: Tx,
  accountId: string,
): Promise<Row<'account_closures'>['state'] | null> {
  const row = await tx
    .selectFrom('account_closures')
    .select('state')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.state ?? null;
}

/**
 * Refuses (409) what would be charged while an account waits for its end: its data would be deleted all the same. The
 * subscription is locked, as it is where the end is asked for.
 */
export async function requireNoEnd(tx: Tx, accountId: string): Promise<void> {
  if ((await loadEndState(tx, accountId)) !== null)
    throw new Refusal(
      409,
      'Esta conta vai ser encerrada. Para continuar com a assinatura, volte atrás primeiro em Configurações, Baixar ou encerrar.',
    );
}
