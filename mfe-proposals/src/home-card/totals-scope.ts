import type { SlotContext } from '@girassol/federation';
import type { Params } from '@girassol/shared-domain/contract';

/** Analytics know three scopes: a viewed collaborator is asked for as a user (C053). */
export function totalsScope({
  type,
  id,
}: SlotContext<'home.card/v1'>['scope']): Params<'GET /analytics/customers-and-proposals-totals/:scope/:id'> {
  return { scope: type === 'VENDOR' ? 'USER' : type, id };
}
