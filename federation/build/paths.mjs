import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const above = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Root of the workspace that this package is part of; null where the package was installed from a registry or a
 * tarball.
 */
export const workspaceRoot = existsSync(join(above, 'pnpm-workspace.yaml')) ? above : null;

/**
 * Root folder for builds and caches: the root of the workspace, or the current folder for a remote outside a
 * workspace.
 */
export const buildRootFolder = workspaceRoot ?? process.cwd();

/** Folder of all builds: BUILD_DIR, which the server of the workspace reads too, or `build`. */
export const buildDir = process.env.BUILD_DIR
  ? resolve(process.env.BUILD_DIR)
  : join(buildRootFolder, 'build');
