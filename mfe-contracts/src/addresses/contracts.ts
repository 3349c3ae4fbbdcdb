/** Addresses of the area, as its routes write them. */
export const contractPaths = {
  list: '/contratos',
  edit: '/editar-contrato/:contractId',
  choose: '/escolher-contrato/:saleId',
  generate: '/gerar-contrato/:contractId/:saleId',
  ofSale: '/visualizar-contratos-da-venda/:saleId',
  show: '/visualizar-contrato/:contractId/:saleId',
} as const;

export const editPath = (contractId: string): string => `/editar-contrato/${contractId}`;
export const choosePath = (saleId: string): string => `/escolher-contrato/${saleId}`;
export const generatePath = (contractId: string, saleId: string): string =>
  `/gerar-contrato/${contractId}/${saleId}`;
export const ofSalePath = (saleId: string): string => `/visualizar-contratos-da-venda/${saleId}`;
export const showPath = (contractId: string, saleId: string): string =>
  `/visualizar-contrato/${contractId}/${saleId}`;
