import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Already compressed formats gain nothing. */
const compressible = /\.(js|css|svg|json|txt|html|map)$/;

/**
 * Writes files, each with a `.br` and a `.gz` form, so that the server compresses nothing on request. Existing files
 * are left as they are: the name contains the hash of the contents.
 * @param {string} folder
 * @param {{ name: string, contents: Buffer }[]} files
 */
export async function writeFilesWithCompressed(folder, files) {
  await Promise.all(
    files.map(async ({ name, contents }) => {
      const path = join(folder, name);
      if (existsSync(path)) return;
      await mkdir(dirname(path), { recursive: true });
      if (compressible.test(name)) {
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
        };
        await writeFile(`${path}.br`, await brotli(contents, { params }));
        await writeFile(`${path}.gz`, await zip(contents, { level: 9 }));
      }
      // Last: who finds the file finds its compressed forms too.
      await writeFile(path, contents);
    }),
  );
}
