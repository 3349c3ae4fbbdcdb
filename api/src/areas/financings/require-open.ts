import { creditBadge } from '@girassol/shared-domain/financing';
import type { Row } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';

/** Refuses to go on with a financing that has ended, and says how. */
export function requireOpen({
  state,
  withdrawn_at,
  provider_status,
}: Pick<Row<'financings'>, 'state' | 'withdrawn_at' | 'provider_status'>): void {
  if (state === 'OPEN') return;
  if (withdrawn_at) throw new Refusal(409, 'Este pedido foi retirado. Faça um novo.');
  throw new Refusal(
    409,
    state === 'DONE'
      ? 'Este financiamento já foi concluído.'
      : `Este financiamento terminou: ${creditBadge(provider_status).label}.`,
  );
}
