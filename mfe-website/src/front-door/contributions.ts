import type { SlotContribution } from '@girassol/federation';
import { boards } from '@girassol/shared-domain';

/** What the area adds to screens of others: for who looks after the site (website-005), and for who sells by it. */
export const contributions: SlotContribution[] = [
  {
    slot: 'search.source/v1',
    id: 'busca-website',
    title: 'Website',
    order: 60,
    module: './search',
    when: { any: [{ permission: 'configManager' }, { permission: boards.PRE_SALES.permission }] },
  },
];
