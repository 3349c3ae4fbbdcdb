/**
 * The areas of the product, for `npm test -- changed`: the folders that are theirs alone, and the journeys that walk through
 * them (`e2e/journeys/<name>.spec.ts`). A change elsewhere (shared packages, the platform, the shell) concerns all of them.
 */
export const areas = {
  boards: {
    folders: [
      'mfe-crm-boards',
      ...[
        'after-sales',
        'archives',
        'board-data',
        'checklists',
        'customers',
        'finished',
        'histories',
        'items',
      ],
      ...['kanbans', 'notes', 'sales', 'undo'],
    ],
    journeys: ['board', 'board-moves', 'panel', 'notes', 'customers', 'archive', 'item-life', 'undo'],
  },
  proposals: {
    folders: ['mfe-proposals', 'calculations', 'catalogue', 'irradiation', 'kits', 'proposals', 'tariffs'],
    journeys: ['proposal-path', 'proposal-final', 'proposal-pricing', 'catalogue', 'calculator'],
  },
  financing: {
    folders: ['mfe-financing', 'financings', 'orders'],
    journeys: ['financing', 'financing-whole', 'financing-papers', 'bank-desk'],
  },
  contracts: {
    folders: ['mfe-contracts', 'contracts', 'signatures', 'templates'],
    journeys: ['contracts', 'signatures', 'verification'],
  },
  imports: { folders: ['mfe-imports', 'exports', 'imports'], journeys: ['imports', 'exports'] },
  website: { folders: ['mfe-website', 'websites'], journeys: ['website', 'website-editor', 'simulator'] },
  account: {
    folders: ['mfe-account', 'accounts', 'settings', 'users', 'webhooks'],
    journeys: ['settings', 'accounts', 'login', 'session'],
  },
};

/** Of no area: what the shell and the platform stand on. */
export const sharedRooms = [
  ...[
    'analytics',
    'distributions',
    'home',
    'hosting',
    'overrides',
    'places',
    'registry',
    'search',
    'updates',
  ],
];

const apiRoom = /^api\/src\/areas\/([^/]+)\//;

/** Returns the name of the area a file belongs to; undefined for what all areas share. */
export function areaOf(file) {
  const folder = apiRoom.exec(file)?.[1] ?? file.split('/')[0];
  return Object.keys(areas).find((name) => areas[name].folders.includes(folder));
}
