import type { Caller } from '@girassol/api-platform/access';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import {
  canAccountHaveCatalogue,
  canAccountHaveKits,
  canManageCatalogue,
  equipmentViewCondition,
  meetsCondition,
} from '@girassol/shared-domain';

/**
 * Refuses (403) accounts without a catalogue of equipment, and callers who may not see the catalogue.
 * White-labels use the catalogue of the partner; plans below ENTERPRISE have no catalogue.
 */
export function requireCatalogueAccess(caller: Caller): void {
  if (!canAccountHaveKits(caller)) throw notAllowed('Sua conta usa o catálogo do parceiro.');
  if (!canAccountHaveCatalogue(caller))
    throw notAllowed('O catálogo de equipamentos faz parte do plano ENTERPRISE.');
  if (!meetsCondition(equipmentViewCondition, caller))
    throw notAllowed('Você não tem permissão para ver o catálogo.');
}

/** Refuses (403) callers who may see the catalogue but not change it (catalogue-008). */
export function requireCatalogueEditor(caller: Caller): void {
  requireCatalogueAccess(caller);
  if (!canManageCatalogue(caller)) throw notAllowed('Você não tem permissão para alterar o catálogo.');
}
