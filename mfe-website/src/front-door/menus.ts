import type { MenuContribution } from '@girassol/federation';
import { EDITOR_PATH } from '../addresses/addresses';

/** Menu entries of the website area (website-005). */
export const menus: MenuContribution[] = [
  {
    id: 'website',
    label: 'Website',
    icon: 'monitor',
    group: 'ajustes',
    order: 30,
    to: EDITOR_PATH,
    subject: 'account',
    when: { permission: 'configManager' },
    hideable: true,
  },
];
