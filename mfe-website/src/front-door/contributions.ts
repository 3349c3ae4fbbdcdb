import type { SlotContribution } from '@girassol/federation';
import { boardDescriptions } from '@girassol/shared-domain';

/**
 * Slot contributions of the website area to screens of other areas, for people who edit the site (website-005) or work
 * with leads.
 */
export const contributions: SlotContribution[] = [
  {
    slot: 'search.source/v1',
    id: 'busca-website',
    title: 'Website',
    order: 60,
    module: './search',
    when: { any: [{ permission: 'configManager' }, { permission: boardDescriptions.PRE_SALES.permission }] },
  },
];
