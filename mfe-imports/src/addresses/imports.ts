import { type ImportType, importTypes } from '@girassol/shared-domain/imports';

interface Pages {
  upload: string;
  mapping: string;
}

/** A mapping page is its upload page with a suffix. */
const regular = (upload: string): Pages => ({ upload, mapping: `${upload}/mapeamento` });

/** Upload and mapping pages of each type (imports-001). Two mapping pages do not follow the suffix. */
const importPages: Record<ImportType, Pages> = {
  customer: regular('/upload-de-clientes'),
  sales: regular('/upload-de-vendas'),
  preSale: regular('/upload-de-pre-vendas'),
  project: regular('/upload-de-projetos'),
  installation: regular('/upload-de-obras'),
  afterSales: {
    upload: '/upload-de-atividades-de-pos-venda',
    mapping: '/upload-de-pos-venda/mapeamento',
  },
  administrative: {
    upload: '/upload-de-operacoes-administrativas',
    mapping: '/upload-administrativo/mapeamento',
  },
  kit: regular('/upload-de-kits'),
  inverter: regular('/inversores/upload'),
  equipament: regular('/equipamentos/upload'),
  module: regular('/modulos/upload'),
};

/** Query parameter of a mapping page that holds the id of the import. */
export const IMPORT_ID_PARAMETER = 'arquivo';

export const IMPORT_HISTORY_PATH = '/importacoes/lista';

/** Returns the path of the lead list of a user (imports-013). */
export const leadListPath = (userId: string): string => `/pre-vendas/lista/${userId}`;

export const uploadPath = (type: ImportType): string => importPages[type].upload;

/**
 * Returns the path of the page that maps the columns of an uploaded file to fields. `importId` selects the
 * uploaded file; without it the path opens the page of the import type.
 */
export const mappingPath = (type: ImportType, importId?: string): string =>
  importId === undefined
    ? importPages[type].mapping
    : `${importPages[type].mapping}?${IMPORT_ID_PARAMETER}=${importId}`;

export const resultPath = (importId: string): string => `/importacoes/resultado/${importId}`;

/**
 * Returns the import type of an upload or mapping page, given the page's route pattern. Throws for any other
 * path.
 */
export function getImportTypeOfPath(path: string): ImportType {
  const type = importTypes.find(
    (one) => importPages[one].upload === path || importPages[one].mapping === path,
  );
  if (!type) throw new Error(`Nothing is imported at ${path}`);
  return type;
}
