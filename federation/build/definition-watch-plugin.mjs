import { join } from 'node:path';
import { readRemoteDefinition } from './read-remote-definition.mjs';

/**
 * Webpack plugin that watches `src/remote.ts` during development. An invalid definition is an error of the
 * compilation; `onChange` is called once when the definition differs from that of the compiler's
 * configuration.
 */
export class DefinitionWatchPlugin {
  /** @param {{ folder: string, definition: object, onChange: () => Promise<void> }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { folder, definition, onChange } = this.options;
    const before = JSON.stringify(definition);
    let isOther = false;
    compiler.hooks.afterCompile.tapPromise('DefinitionWatchPlugin', async (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.fileDependencies.add(join(folder, 'src', 'remote.ts'));
      try {
        isOther ||= JSON.stringify(await readRemoteDefinition(folder)) !== before;
      } catch (error) {
        compilation.errors.push(/** @type {import('webpack').WebpackError} */ (error));
      }
    });
    let isTold = false;
    compiler.hooks.done.tap('DefinitionWatchPlugin', () => {
      if (!isOther || isTold) return;
      isTold = true;
      // The compiler must have ended before it is closed.
      setImmediate(() =>
        onChange().catch((error) => {
          console.error(error.message);
          process.exitCode = 1;
        }),
      );
    });
  }
}
