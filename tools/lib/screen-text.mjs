const contractImport = /import\s*\{([^{}]*)\}\s*from\s*'@girassol\/[a-z]+-domain\/contract'/g;

/** Does a file import more than types from the contract? */
function usesContractValues(source) {
  const names = [...source.matchAll(contractImport)].flatMap((match) => match[1].split(','));
  return names.some((name) => name.trim() !== '' && !name.trim().startsWith('type '));
}

/**
 * Lists the findings that only the text of a file shows, not its imports.
 * @param {string} folder package folder: `shell`
 * @param {string} source text of the file
 * @returns {string[]} one sentence per finding
 */
export function findBrowserSourceProblems(folder, source) {
  const isScreen = folder === 'shell' || /^mfe-[^/]+$/.test(folder);
  const runsInBrowser = isScreen || (folder.startsWith('shared-') && folder !== 'shared-domain');
  const findings = [];
  if (runsInBrowser && usesContractValues(source)) {
    findings.push(
      'imports values of the contract: only its types may come to a browser, or the validator comes along',
    );
  }
  if (isScreen && /['"`]\/api\//.test(source))
    findings.push('builds an API address by hand; the contract names calls');
  return findings;
}
