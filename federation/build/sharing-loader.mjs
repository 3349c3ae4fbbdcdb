import { getChunkName, listSharedEntries } from './sharing.mjs';

/**
 * Generates `src/host/shared-packages.ts` from the sharing table: the packages that this shell provides to remotes.
 * Modules of the shell's first screen stay in its files; the rest of each package is loaded with the federation
 * runtime, and each `host-lazy` package from its own files.
 *
 * @this {import('webpack').LoaderContext<{ folder: string }>}
 */
export default async function sharingLoader() {
  // The loader reads packages, which the bundler's cache does not watch.
  this.cacheable(false);
  const { folder } = this.getOptions();
  const resolve = this.getResolve({ dependencyType: 'esm' });
  const entries = listSharedEntries(folder).filter(({ tier }) => tier !== 'equal');

  const imports = [];
  const rows = [];
  /** @type {Record<string, string>} */
  const modules = {};
  for (const [index, { name, version, tier, file }] of entries.entries()) {
    modules[name] = file ?? String(await resolve(folder, name));
    const path = JSON.stringify(modules[name]);
    const isLazy = tier === 'host-lazy';
    if (!isLazy) imports.push(`import * as shared${index} from ${path};`);
    const access = isLazy
      ? `get: () => import(/* webpackChunkName: ${JSON.stringify(getChunkName(name))} */ ${path}).then((loaded) => () => loaded)`
      : `lib: () => shared${index}`;
    rows.push(`${JSON.stringify(name)}: provided(${JSON.stringify(version)}, { ${access} }),`);
  }
  // For the manifest, which names what each of them exports.
  if (this._module?.buildInfo) this._module.buildInfo.sharedModules = modules;
  return `${imports.join('\n')}
const provided = (version, access) => ({
  ...access,
  version,
  scope: 'default',
  strategy: 'loaded-first',
  shareConfig: { singleton: true, requiredVersion: '^' + version },
});
export const sharedPackages = { ${rows.join('\n')} };
`;
}
