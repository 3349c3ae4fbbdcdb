import { type ImportType, importTypes } from '@girassol/shared-domain/imports';

interface Pages {
  upload: string;
  mapping: string;
}

/** A mapping page is its upload page with a suffix. */
const regular = (upload: string): Pages => ({ upload, mapping: `${upload}/mapeamento` });

/** Where each type is uploaded and mapped (imports-001). Two mapping pages do not follow the suffix. */
const pages: Record<ImportType, Pages> = {
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

/** Part of the address of a mapping page that names the file: its import. */
export const FILE = 'arquivo';

export const HISTORY_PATH = '/importacoes/lista';

export const uploadPath = (type: ImportType): string => pages[type].upload;

/** The mapping page of a type; of a certain file with its import. */
export const mappingPath = (type: ImportType, importId?: string): string =>
  importId === undefined ? pages[type].mapping : `${pages[type].mapping}?${FILE}=${importId}`;

export const resultPath = (importId: string): string => `/importacoes/resultado/${importId}`;

/** The type that is uploaded or mapped at an address, as its route writes it. */
export function typeAt(path: string): ImportType {
  const type = importTypes.find((one) => pages[one].upload === path || pages[one].mapping === path);
  if (!type) throw new Error(`Nothing is imported at ${path}`);
  return type;
}
