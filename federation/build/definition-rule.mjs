import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('./definition-loader.mjs', import.meta.url));

/**
 * Puts what an area needs of its own definition in the place of its `src/remote.ts`.
 * @param {string} folder of the remote
 * @param {object} definition as it was read
 * @returns {import('webpack').RuleSetRule}
 */
export const definitionRule = (folder, definition) => ({
  enforce: 'pre',
  test: join(folder, 'src', 'remote.ts'),
  use: { loader, options: { definition } },
});
