import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Already compressed formats gain nothing. */
const compressible = /\.(js|css|svg|json|txt|html|map)$/;

/**
 * Writes a `.br` and a `.gz` copy of a file of a release beside it. Returns the size of the `.gz` copy in
 * bytes.
 */
export async function writeCompressedCopies(path: string): Promise<number> {
  if (!compressible.test(path)) return (await stat(path)).size;
  const contents = await readFile(path);
  const zipped = await zip(contents, { level: 9 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  await writeFile(`${path}.br`, await brotli(contents, { params }));
  await writeFile(`${path}.gz`, zipped);
  return zipped.length;
}
