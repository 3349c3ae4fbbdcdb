import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRemoteConfig } from './remote-config.mjs';

/**
 * Returns the webpack configuration by which a remote is developed: its own, or the one of this package for a remote that
 * another tool builds.
 * @param {string} folder
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function loadDevelopmentConfig(folder) {
  const file = join(folder, 'webpack.config.mjs');
  const { href } = pathToFileURL(file);
  if (!existsSync(file)) return createRemoteConfig(href, { mode: 'development' });
  const { default: configure } = await import(href);
  return configure({}, { mode: 'development' });
}
