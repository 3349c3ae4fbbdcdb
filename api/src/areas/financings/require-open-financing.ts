import type { Row } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { getCreditStatusBadge } from '@girassol/shared-domain/financing';

/** Throws 409 if a financing is withdrawn, completed or lost; the message says which. */
export function requireOpenFinancing({
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
      : `Este financiamento terminou: ${getCreditStatusBadge(provider_status).label}.`,
  );
}
