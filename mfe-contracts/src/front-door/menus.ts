import type { MenuContribution } from '@girassol/federation';
import { contractPaths } from '../addresses/contracts';

/** Whoever manages contracts sees them, on any plan (contracts-028). */
export const menus: MenuContribution[] = [
  {
    id: 'contratos',
    label: 'Contratos',
    icon: 'clipboard',
    group: 'comercial',
    order: 50,
    to: contractPaths.list,
    when: { permission: 'contractManager' },
  },
];
