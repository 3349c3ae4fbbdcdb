import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSingleBundleConfig } from '@girassol/federation/build';

const workspace = join(dirname(fileURLToPath(import.meta.url)), '..');
const remotes = readdirSync(workspace).filter((name) => name.startsWith('mfe-'));

/** The product as one bundle, without federation: `npm run build:mono`. */
export default () =>
  createSingleBundleConfig(
    import.meta.url,
    remotes.map((name) => join(workspace, name)),
  );
