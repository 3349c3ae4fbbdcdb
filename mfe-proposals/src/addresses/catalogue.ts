import type { CatalogueKind } from '@girassol/shared-domain';

/** Base path of the pages of each catalogue: modules, inverters and equipment. */
export const catalogueBasePaths: Record<CatalogueKind, string> = {
  modules: '/modulos',
  inverters: '/inversores',
  equipaments: '/equipamentos',
};

/** Name of the route parameter that holds the id of a catalogue item, for each catalogue. */
export const catalogueItemRouteParameters: Record<CatalogueKind, string> = {
  modules: 'mid',
  inverters: 'iid',
  equipaments: 'eid',
};

export const catalogueListPath = (kind: CatalogueKind) => `${catalogueBasePaths[kind]}/lista`;
export const newCatalogueItemPath = (kind: CatalogueKind) => `${catalogueBasePaths[kind]}/registro`;
export const catalogueItemPath = (kind: CatalogueKind, id: string) =>
  `${catalogueBasePaths[kind]}/editar/${id}`;
