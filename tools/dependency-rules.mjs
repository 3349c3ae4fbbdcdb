/**
 * Who may import whom (docs/architecture.md), for dependency-cruiser: between packages, and between the rooms inside them.
 */
const shared = ['shared-domain', 'shared-ui', 'shared-auth'];
const area = ['federation', ...shared];

/** Package folder, as a pattern -> the folders it may import beside its own. */
const packages = {
  'shared-domain': [],
  'shared-ui': ['shared-domain'],
  'shared-auth': ['shared-domain'],
  federation: ['shared-auth', 'shared-domain'],
  // Of templates only what reads and fills them, below.
  api: ['shared-domain', 'federation', 'shared-templates'],
  // No singleton of the page: each area brings it along.
  'shared-templates': ['shared-domain', 'shared-ui'],
  shell: area,
  'mfe-[^/]+': [...area, 'shared-templates'],
};

const sourceOf = (folder) => `^(${folder})/src/`;
const oneOf = (patterns) => patterns.join('|');
const BROWSER = sourceOf(oneOf(['shell', 'mfe-[^/]+', 'shared-ui', 'shared-auth', 'shared-templates']));

const betweenPackages = Object.entries(packages).map(([folder, allowed]) => ({
  name: `${folder.replace('-[^/]+', '-*')}-looks-at`,
  comment: `may import ${allowed.join(', ') || 'nothing of ours'} only`,
  severity: 'error',
  from: { path: sourceOf(folder) },
  // `$1` is the folder itself: a remote may look at itself, and at no other.
  to: {
    path: '^(shell|mfe-[^/]+|shared-[^/]+|federation|api|bench|e2e|tools)/',
    pathNot: `^(${oneOf(['$1', ...allowed])})/`,
  },
}));

/** Parts of the house whose first folders are rooms: arrows between them go one way. */
const withRooms = [
  'api/src',
  'api/src/areas',
  'api/src/platform',
  'shell/src',
  'mfe-crm-boards/src',
  'mfe-proposals/src',
  'mfe-account/src',
  'mfe-financing/src',
  'mfe-contracts/src',
  'mfe-imports/src',
  'mfe-website/src',
  'shared-ui/src',
];
const roomsHaveDirections = withRooms.map((part) => ({
  name: `rooms-of-${part.replaceAll('/', '-')}`,
  comment: 'two rooms that need each other are one room, or a third is missing',
  severity: 'error',
  scope: 'folder',
  from: { path: `^${part}/[^/]+$` },
  to: { path: `^${part}/[^/]+$`, circular: true },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...betweenPackages,
    ...roomsHaveDirections,
    {
      name: 'platform-knows-no-area',
      severity: 'error',
      from: { path: '^api/src/platform/' },
      to: { path: '^api/src/', pathNot: '^api/src/platform/' },
    },
    {
      name: 'areas-stand-on-the-platform',
      comment: 'what an area needs of the process is handed to it by app.ts and api-calls.ts',
      severity: 'error',
      from: { path: '^api/src/areas/' },
      to: { path: '^api/src/', pathNot: '^api/src/(platform|areas)/' },
    },
    {
      name: 'no-node-in-a-browser',
      severity: 'error',
      from: { path: oneOf([BROWSER, '^shared-domain/src/']) },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared-domain-is-pure',
      comment: 'no screens',
      severity: 'error',
      from: { path: '^shared-domain/src/' },
      to: { path: '/node_modules/(react|react-dom|styled-components|@tanstack|react-router)' },
    },
    {
      name: 'only-words-of-templates-in-the-api',
      comment: 'shared-templates/word reads and fills documents; the rest of it are screens',
      severity: 'error',
      from: { path: '^api/src/' },
      to: { path: '^shared-templates/', pathNot: '^shared-templates/src/word/' },
    },
    {
      name: 'word-knows-no-screen',
      severity: 'error',
      from: { path: '^shared-templates/src/word/' },
      to: {
        path: ['^shared-ui/', '^shared-templates/src/[^/]+$', '/node_modules/(react|styled-components)'],
      },
    },
    {
      name: 'spreadsheets-are-only-written-by-sheetjs',
      comment: 'its reader has known holes: one module takes what writes',
      severity: 'error',
      from: { pathNot: '^api/src/platform/spreadsheets/writing/sheetjs\\.ts$' },
      to: { path: '(^|/)sheetjs-style(/|$)' },
    },
    {
      name: 'no-screens-in-the-api',
      comment: 'the API writes documents, it draws no screens',
      severity: 'error',
      from: { path: '^api/src/' },
      to: { path: '/node_modules/(react-dom/(index|client)|styled-components/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(test|testing)\\.tsx?$|/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
