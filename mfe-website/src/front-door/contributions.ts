import type { SlotContribution } from '@girassol/federation';

/** What the area adds to screens of others, for who looks after the site (website-005). */
export const contributions: SlotContribution[] = [
  {
    slot: 'search.source/v1',
    id: 'busca-website',
    title: 'Website',
    order: 60,
    module: './search',
    when: { permission: 'configManager' },
  },
];
