/**
 * The rules of the house: which package may look at which (docs/architecture.md).
 * `allowed` are workspace packages; `forbidden` are patterns of outside modules, with the reason.
 */
const sharedPackages = ['@girassol/shared-domain', '@girassol/shared-ui', '@girassol/shared-auth'];
const screens = { allowed: ['@girassol/federation', ...sharedPackages], forbidden: [nodeModules()] };
/** Parts that several areas have, and each brings with it: no singletons of the page. */
const areaParts = ['@girassol/shared-templates'];

function nodeModules() {
  return { pattern: /^node:/, reason: 'code for the browser cannot use Node' };
}

export const layers = {
  'shared-domain': {
    allowed: [],
    forbidden: [
      nodeModules(),
      {
        pattern: /^(react|react-dom|styled-components|@tanstack|react-router)/,
        reason: 'shared-domain is pure: no screens',
      },
    ],
  },
  'shared-ui': { allowed: ['@girassol/shared-domain'], forbidden: [nodeModules()] },
  'shared-auth': { allowed: ['@girassol/shared-domain'], forbidden: [nodeModules()] },
  'shared-templates': {
    allowed: ['@girassol/shared-domain', '@girassol/shared-ui'],
    forbidden: [nodeModules()],
  },
  federation: { allowed: ['@girassol/shared-auth', '@girassol/shared-domain'], forbidden: [] },
  api: {
    allowed: ['@girassol/shared-domain', '@girassol/federation'],
    forbidden: [
      { pattern: /^(react-dom|styled-components)$/, reason: 'the API writes documents, it draws no screens' },
    ],
  },
  shell: screens,
  'mfe-': { ...screens, allowed: [...screens.allowed, ...areaParts] },
};

/** The rules of a package folder; remotes share theirs by the prefix. */
export function layerOf(folder) {
  return layers[folder] ?? (folder.startsWith('mfe-') ? layers['mfe-'] : undefined);
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

const contractImport = /import\s*\{([^}]*)\}\s*from\s*'@girassol\/shared-domain\/contract'/g;

/** Does a file import more than types from the contract? */
function usesContractValues(source) {
  const names = [...source.matchAll(contractImport)].flatMap((match) => match[1].split(','));
  return names.some((name) => name.trim() !== '' && !name.trim().startsWith('type '));
}

/** Module names that a source file imports. */
export function importsOf(source) {
  return [...source.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3]);
}

/**
 * What is wrong with one source file.
 * @param {string} folder package folder: `shell`
 * @param {string} path path inside the package: `src/routes/decide.ts`
 * @param {string} source text of the file
 * @returns {string[]} one sentence per finding
 */
export function findingsIn(folder, path, source) {
  const layer = layerOf(folder);
  if (!layer) return [];
  const findings = [];
  const depth = path.split('/').length - 1;
  for (const name of importsOf(source)) {
    if (name.startsWith('@girassol/')) {
      const target = name.split('/').slice(0, 2).join('/');
      if (target !== `@girassol/${folder}` && !layer.allowed.includes(target)) {
        findings.push(`imports ${name}, which ${folder} may not look at`);
      }
    }
    const climbs = name.split('/').filter((part) => part === '..').length;
    if (name.startsWith('.') && climbs > depth) findings.push(`reaches out of its package: ${name}`);
    for (const { pattern, reason } of layer.forbidden) {
      if (pattern.test(name)) findings.push(`imports ${name}: ${reason}`);
    }
  }
  const isScreen = folder === 'shell' || folder.startsWith('mfe-');
  const runsInBrowser = isScreen || (folder.startsWith('shared-') && folder !== 'shared-domain');
  if (runsInBrowser && usesContractValues(source)) {
    findings.push(
      'imports values of the contract: only its types may come to a browser, or the validator comes along',
    );
  }
  if (isScreen && /['"`]\/api\//.test(source))
    findings.push('builds an API address by hand; the contract names calls');
  return findings;
}
