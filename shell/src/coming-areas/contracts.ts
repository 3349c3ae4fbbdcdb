import { activeOnly } from '../routes/access';
import type { ComingArea } from './coming-area';

/** Contract templates and the contracts of a sale. */
export const contracts: ComingArea = {
  name: 'mfe-contracts',
  routes: [
    // contracts
    { path: '/contratos', access: activeOnly, title: 'Contratos' },
    { path: '/editar-contrato/:contractId', access: activeOnly, title: 'Editar modelo de contrato' },
    { path: '/escolher-contrato/:saleId', access: activeOnly, title: 'Escolher contrato' },
    { path: '/gerar-contrato/:contractId/:saleId', access: activeOnly, title: 'Gerar contrato' },
    { path: '/visualizar-contratos-da-venda/:saleId', access: activeOnly, title: 'Contratos da venda' },
    { path: '/visualizar-contrato/:contractId/:saleId', access: activeOnly, title: 'Contrato' },
  ],
  menus: [
    {
      id: 'contratos',
      label: 'Contratos',
      icon: 'clipboard',
      group: 'comercial',
      order: 50,
      to: '/contratos',
      when: { permission: 'contractManager' },
    },
  ],
};
