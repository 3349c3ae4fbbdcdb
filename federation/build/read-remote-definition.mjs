import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { z } from 'zod';
import { BuildError } from './build-error.mjs';
import { remoteDefinitionSchema } from './remote-definition-schema.mjs';

/**
 * Reads the definition that `src/remote.ts` of the remote in `folder` exports. Throws GF-001 where there is none,
 * GF-002 when the file is more than data, GF-003 when the definition is invalid.
 * @param {string} folder
 */
export async function readRemoteDefinition(folder) {
  const file = join(folder, 'src', 'remote.ts');
  if (!existsSync(file)) throw new BuildError('GF-001', `No remote definition: ${file} does not exist`);
  const definition = await importDefault(file);
  const { success, data, error } = remoteDefinitionSchema.safeParse(definition);
  if (!success) throw new BuildError('GF-003', `${file} is not valid:\n${z.prettifyError(error)}`);
  return data;
}

/** @param {string} file */
async function importDefault(file) {
  try {
    const { default: exported } = await tsImport(file, { parentURL: import.meta.url, tsconfig: false });
    // A package without `"type": "module"` gives the whole module as its default.
    return exported?.__esModule ? exported.default : exported;
  } catch (cause) {
    throw new BuildError(
      'GF-002',
      `${file} cannot be read as data. It may import shared-domain and, from @girassol/federation, defineRemote: ${cause.message}`,
    );
  }
}
