import { keepsCatalogue, meets, seesCatalogue, seesKits, usesEquipment } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import { notAllowed } from '../../platform/refusals/refusal';

/** Refuses accounts that have no catalogue (white-labels bring their own, other plans have none) and who has no work with it. */
export function requireCatalogue(caller: Caller): void {
  if (!seesKits(caller)) throw notAllowed('Sua conta usa o catálogo do parceiro.');
  if (!seesCatalogue(caller)) throw notAllowed('O catálogo de equipamentos faz parte do plano ENTERPRISE.');
  if (!meets(usesEquipment, caller)) throw notAllowed('Você não tem permissão para ver o catálogo.');
}

/** Refuses whoever may look and not change (catalogue-008). */
export function requireKeeper(caller: Caller): void {
  requireCatalogue(caller);
  if (!keepsCatalogue(caller)) throw notAllowed('Você não tem permissão para alterar o catálogo.');
}
