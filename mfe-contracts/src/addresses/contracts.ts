/** Route patterns of the contracts area. */
export const contractPaths = {
  list: '/contratos',
  edit: '/editar-contrato/:contractId',
  choose: '/escolher-contrato/:saleId',
  generate: '/gerar-contrato/:contractId/:saleId',
  ofSale: '/visualizar-contratos-da-venda/:saleId',
  show: '/visualizar-contrato/:contractId/:saleId',
} as const;

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
