import type { MenuContribution } from '@girassol/federation';
import { contractPaths } from '../addresses/contracts';

/** Menu entries of the contracts area, for people who manage contracts, on any plan (contracts-028). */
export const menus: MenuContribution[] = [
  {
    id: 'contratos',
    label: 'Contratos',
    icon: 'clipboard',
    group: 'comercial',
    order: 50,
    to: contractPaths.list,
    alsoAt: [
      '/editar-contrato',
      '/escolher-contrato',
      '/gerar-contrato',
      '/visualizar-contrato',
      '/visualizar-contratos-da-venda',
    ],
    when: { permission: 'contractManager' },
    hideable: true,
  },
];
