import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from './command-error';

type Versions = Record<string, string>;

interface PackageFile {
  version: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
}

interface PackageSource {
  folder: string;
  packages: string | undefined;
}

/**
 * Returns the template's `package.json` with versions for a remote outside the workspace: the versions with
 * which this package was built and tested. The platform's own packages come from tarballs in the folder
 * `packages`, if given. Throws GF-709 for a missing tarball.
 */
export async function resolveOutsideDependencies<Contents extends Omit<PackageFile, 'peerDependencies'>>(
  contents: Contents,
  { folder, packages }: PackageSource,
): Promise<Contents> {
  const own: PackageFile = JSON.parse(
    await readFile(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
  );
  const versions: Versions = {
    ...own.peerDependencies,
    ...own.devDependencies,
    ...own.dependencies,
    '@girassol/federation': own.version,
  };
  const tarballs = packages ? await tarballsIn(packages) : {};

  const settle = (wanted: Versions = {}) =>
    Object.fromEntries(
      Object.keys(wanted).map((name) => {
        const tarball = tarballs[name];
        const version = versions[name];
        if (tarball) return [name, `file:${relative(folder, tarball)}`];
        if (packages && name.startsWith('@girassol/'))
          throw new CommandError('GF-709', `There is no tarball of ${name} in ${packages}: pack it first.`);
        if (!version) throw new Error(`the template needs ${name}, which @girassol/federation does not name`);
        return [name, name.startsWith('@girassol/') ? `^${version}` : version];
      }),
    );
  return {
    ...contents,
    dependencies: settle(contents.dependencies),
    devDependencies: settle(contents.devDependencies),
  };
}

/** Package name -> its tarball. */
async function tarballsIn(folder: string): Promise<Versions> {
  const names = await readdir(folder).catch(() => {
    throw new CommandError('GF-709', `${folder} is no folder with packed packages.`);
  });
  return Object.fromEntries(
    names.flatMap((file) => {
      const [, name] = /^girassol-([a-z-]+)-\d.*\.tgz$/.exec(file) ?? [];
      return name ? [[`@girassol/${name}`, join(folder, file)]] : [];
    }),
  );
}
