import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { type LoadedSubscription, loadLockedSubscription } from './load-subscription';

/** Refuses (403) everybody but the owner of the account: money is the owner's. */
export function requireOwner({ session }: Caller): void {
  if (session.type !== 'MANAGER') throw notAllowed('Somente o titular da conta cuida da assinatura.');
}

/**
 * Loads the subscription of the caller's account for its owner, locked unless `load` is given. Refused (403, or 409 without
 * subscription).
 */
export async function requireOwnSubscription(
  tx: Tx,
  caller: Caller,
  today: string,
  load = loadLockedSubscription,
): Promise<LoadedSubscription> {
  requireOwner(caller);
  const loaded = await load(tx, caller.accountId, today);
  if (!loaded)
    throw new Refusal(409, 'Esta conta foi aberta pela nossa equipe e não tem cobranças por aqui.');
  return loaded;
}

/**
 * Refuses (409) to ask for money before it is known who pays: the account of a trial begins without document and address, which
 * a boleto and a receipt name.
 */
export function requirePayer({ payer }: Row<'subscriptions'>): void {
  if (payer.document === '' || payer.address === null)
    throw new Refusal(409, 'Informe antes o CPF ou CNPJ e o endereço de quem paga, nos dados de cobrança.');
}
