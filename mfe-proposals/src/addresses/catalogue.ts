import type { CatalogueKind } from '@girassol/shared-domain';

/** With what the addresses of each catalogue begin. */
export const catalogueBases: Record<CatalogueKind, string> = {
  modules: '/modulos',
  inverters: '/inversores',
  equipaments: '/equipamentos',
};

/** The parameter of an item's address. */
export const itemParameters: Record<CatalogueKind, string> = {
  modules: 'mid',
  inverters: 'iid',
  equipaments: 'eid',
};

export const listPath = (kind: CatalogueKind) => `${catalogueBases[kind]}/lista`;
export const newItemPath = (kind: CatalogueKind) => `${catalogueBases[kind]}/registro`;
export const itemPath = (kind: CatalogueKind, id: string) => `${catalogueBases[kind]}/editar/${id}`;
