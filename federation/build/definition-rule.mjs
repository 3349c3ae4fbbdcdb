import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('./definition-loader.mjs', import.meta.url));

/**
 * Returns the webpack rule that replaces the `src/remote.ts` of an area by the part of its definition that its code
 * needs.
 * @param {string} folder of the remote
 * @param {object} definition as it was read
 * @returns {import('webpack').RuleSetRule}
 */
export const createDefinitionRule = (folder, definition) => ({
  enforce: 'pre',
  test: join(folder, 'src', 'remote.ts'),
  use: { loader, options: { definition } },
});
