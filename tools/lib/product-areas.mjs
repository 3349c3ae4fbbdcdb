/**
 * Product areas by which `npm test -- changed` selects tests: the folders of each area, and the journeys
 * through the area (`e2e/journeys/<name>.spec.ts`). A change in any other folder (shared packages, the
 * platform, the shell) concerns all areas.
 */
export const productAreas = {
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
        'follows',
        'histories',
        'items',
      ],
      ...['kanbans', 'notes', 'sales', 'timeline', 'undo'],
    ],
    journeys: ['board', 'board-moves', 'panel', 'notes', 'customers', 'archive', 'item-life', 'undo'],
  },
  proposals: {
    folders: ['mfe-proposals', 'calculations', 'catalogue', 'irradiation', 'kits', 'proposals', 'tariffs'],
    journeys: ['proposal-path', 'proposal-final', 'proposal-pricing', 'catalogue', 'calculator'],
  },
  financing: {
    folders: ['mfe-financing', 'financings', 'orders'],
    journeys: ['financing', 'financing-whole', 'financing-documents', 'bank-desk'],
  },
  contracts: {
    folders: ['mfe-contracts', 'contracts', 'signatures', 'templates'],
    journeys: ['contracts', 'signatures', 'verification'],
  },
  imports: { folders: ['mfe-imports', 'exports', 'imports'], journeys: ['imports', 'exports'] },
  website: { folders: ['mfe-website', 'websites'], journeys: ['website', 'website-editor', 'simulator'] },
  account: {
    folders: ['mfe-account', 'handover'],
    journeys: [
      ...['settings', 'accounts', 'login', 'session', 'signup', 'security', 'collaborators'],
      ...['company-data', 'operator-billing'],
    ],
  },
  support: { folders: ['mfe-support'], journeys: ['tickets', 'recovery-chat', 'contact'] },
};

/** Folders of the API that belong to no area, since the shell and the platform use them. */
export const sharedApiFolders = [
  ...[
    'analytics',
    'distributions',
    'general-data',
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

/** Returns the name of the area a file belongs to; undefined for files that all areas share. */
export function getProductAreaOfFile(file) {
  const folder = apiRoom.exec(file)?.[1] ?? file.split('/')[0];
  return Object.keys(productAreas).find((name) => productAreas[name].folders.includes(folder));
}
