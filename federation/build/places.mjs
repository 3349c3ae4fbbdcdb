import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const above = fileURLToPath(new URL('../../', import.meta.url));

/** Root of the workspace that this package is part of; null where it was installed from the registry or a tarball. */
export const workspace = existsSync(join(above, 'pnpm-workspace.yaml')) ? above : null;

/** Where builds and caches go: the root of the workspace, or the folder of the remote, which the commands run in. */
export const root = workspace ?? process.cwd();

/** The builds. The server of the workspace looks for them at the same variable. */
export const buildDir = process.env.BUILD_DIR ? resolve(process.env.BUILD_DIR) : join(root, 'build');
