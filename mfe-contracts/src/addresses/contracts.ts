/** Route patterns of the contracts area. */
export const contractPaths = {
  list: '/contratos',
  edit: '/editar-contrato/:contractId',
  choose: '/escolher-contrato/:saleId',
  generate: '/gerar-contrato/:contractId/:saleId',
  ofSale: '/visualizar-contratos-da-venda/:saleId',
  show: '/visualizar-contrato/:contractId/:saleId',
} as const;

/** Part of the address of the page of contracts that names its tab. */
export const CONTRACTS_TAB_PARAM = 'aba';
/** Tabs of the page of contracts, as named in its address. */
export const contractTabs = { contracts: 'assinaturas', templates: 'modelos' } as const;

/** Path of the tab of the templates, wherever it stands among the tabs. */
export const templatesPath = `${contractPaths.list}?${CONTRACTS_TAB_PARAM}=${contractTabs.templates}`;

export const editTemplatePath = (contractId: string): string => `/editar-contrato/${contractId}`;
/** Returns the path of the page that chooses a template for a sale's contract. */
export const chooseTemplatePath = (saleId: string): string => `/escolher-contrato/${saleId}`;
/**
 * Returns the path of the page that generates a contract. `contractId` is the id of the template to fill, or
 * of the existing contract that the new contract replaces.
 */
export const generateContractPath = (contractId: string, saleId: string): string =>
  `/gerar-contrato/${contractId}/${saleId}`;
export const saleContractsPath = (saleId: string): string => `/visualizar-contratos-da-venda/${saleId}`;
/** Returns the path of the page of a generated contract. */
export const contractPath = (contractId: string, saleId: string): string =>
  `/visualizar-contrato/${contractId}/${saleId}`;
