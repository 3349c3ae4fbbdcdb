import type { CatalogueKind } from '@girassol/shared-domain';
export declare const catalogueBases: Record<CatalogueKind, string>;
export declare const itemParameters: Record<CatalogueKind, string>;
export declare const listPath: (kind: CatalogueKind) => string;
export declare const newItemPath: (kind: CatalogueKind) => string;
export declare const itemPath: (kind: CatalogueKind, id: string) => string;
