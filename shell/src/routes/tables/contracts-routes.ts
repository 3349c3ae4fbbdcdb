import { activeOnly, ownedBy } from '../route-types';

/** Contract templates and the contracts of a sale. */
export const contractsRoutes = ownedBy('mfe-contracts', [
  // contracts
  { path: '/contratos', kinds: activeOnly, title: 'Contratos' },
  { path: '/editar-contrato/:contractId', kinds: activeOnly, title: 'Editar modelo de contrato' },
  { path: '/escolher-contrato/:saleId', kinds: activeOnly, title: 'Escolher contrato' },
  { path: '/gerar-contrato/:contractId/:saleId', kinds: activeOnly, title: 'Gerar contrato' },
  { path: '/visualizar-contratos-da-venda/:saleId', kinds: activeOnly, title: 'Contratos da venda' },
  { path: '/visualizar-contrato/:contractId/:saleId', kinds: activeOnly, title: 'Contrato' },
]);
