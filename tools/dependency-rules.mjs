/**
 * Allowed imports between packages and between the folders inside them (docs/architecture.md), for dependency-cruiser.
 */
const shared = ['shared-domain', 'shared-ui', 'shared-auth'];
const area = ['federation', ...shared];
/** Folder of an area with a module: its server part and its domain are packages inside it. */
const owner = '(?:mfe-[^/]+|shell)';

/** Package folder, as a pattern -> the folders it may import beside its own. */
const packages = {
  'shared-domain': [],
  'shared-ui': ['shared-domain'],
  'shared-auth': ['shared-domain'],
  federation: ['shared-auth', 'shared-domain'],
  // Of templates only what reads and fills them, below.
  api: ['shared-domain', 'federation', 'shared-templates', `${owner}/(?:api|domain)`],
  // Which modules below it a module may import, its package.json says.
  [`${owner}/api`]: ['shared-domain', 'api/platform', `${owner}/(?:api|domain)`],
  [`${owner}/domain`]: ['shared-domain', `${owner}/domain`],
  'api/platform': ['shared-domain', 'federation'],
  // No singleton of the page: each area brings it along.
  'shared-templates': ['shared-domain', 'shared-ui'],
  shell: area,
  'mfe-[^/]+': [...area, 'shared-templates'],
};

const getSourcePattern = (folder) => `^(${folder})/src/`;
const joinPatterns = (patterns) => patterns.join('|');
const BROWSER = getSourcePattern(
  joinPatterns(['shell', 'mfe-[^/]+', 'shared-ui', 'shared-auth', 'shared-templates']),
);

/** Sources without screens, Node and clock: on both sides. */
const PURE = `^(shared-domain|${owner}/domain)/src/`;

const betweenPackages = Object.entries(packages).map(([folder, allowed]) => ({
  name: `${folder.replace(owner, 'area').replace('-[^/]+', '-*')}-looks-at`,
  comment: `may import ${allowed.join(', ') || 'nothing of ours'} only`,
  severity: 'error',
  from: { path: getSourcePattern(folder) },
  // `$1` is the folder itself: a remote may look at itself, and at no other.
  to: {
    path: '^(shell|mfe-[^/]+|shared-[^/]+|federation|api|bench|e2e|tools)/',
    pathNot: `^(${joinPatterns(['$1', ...allowed])})/`,
  },
}));

/** Parts of the house whose first folders are rooms: arrows between them go one way. */
const withRooms = [
  'api/src',
  'api/src/areas',
  'api/platform/src',
  'shell/src',
  'mfe-crm-boards/src',
  'mfe-proposals/src',
  'mfe-account/src',
  'mfe-account/api/src',
  'mfe-financing/src',
  'mfe-contracts/src',
  'mfe-imports/src',
  'mfe-support/src',
  'mfe-support/api/src',
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
      name: 'modules-have-directions',
      comment: 'a module stands on those below it only',
      severity: 'error',
      scope: 'folder',
      from: { path: `^${owner}/(api|domain)/src$` },
      to: { path: `^${owner}/(api|domain)/src$`, circular: true },
    },
    {
      name: 'no-circle-between-files',
      comment:
        'a type in a circle belongs in a file of its own; a job is a definition, and a handler in another file',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-server-in-a-browser',
      comment: 'an area and its server part share the domain package',
      severity: 'error',
      from: { path: BROWSER },
      to: { path: '^(api|[^/]+/api)/' },
    },
    {
      name: 'areas-stand-on-the-platform',
      comment: 'what an area needs of the process is handed to it by app.ts and api-calls.ts',
      severity: 'error',
      from: { path: '^api/src/areas/' },
      to: { path: '^api/src/', pathNot: '^api/src/areas/' },
    },
    {
      name: 'no-node-in-a-browser',
      severity: 'error',
      from: { path: joinPatterns([BROWSER, PURE]) },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domains-are-pure',
      comment: 'no screens',
      severity: 'error',
      from: { path: PURE },
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
      from: { pathNot: '^api/platform/src/spreadsheets/writing/sheetjs\\.ts$' },
      to: { path: '(^|/)sheetjs-style(/|$)' },
    },
    {
      name: 'no-screens-in-the-api',
      comment: 'the API writes documents, it draws no screens',
      severity: 'error',
      from: { path: `^(api|api/platform|${owner}/api)/src/` },
      to: { path: '/node_modules/(react-dom/(index|client)|styled-components/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(test|testing|fixture)\\.tsx?$|/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
