import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Calls a function of packages.mjs, which tests cannot import, in a process of its own. */
const call = (code: string): string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import * as packages from ${JSON.stringify(join(__dirname, 'packages.mjs'))};
         console.log(JSON.stringify(packages.${code}))`,
      ],
      { encoding: 'utf8' },
    ),
  );

test('packages inside others are found', () => {
  expect(call('listPackageFolders()')).toEqual(
    expect.arrayContaining(['api', 'api/platform', 'mfe-account', 'mfe-account/api', 'mfe-account/domain']),
  );
});

test('an area with a module depends on the server, since its tests run the whole of it', () => {
  expect(call("listPackageWithDependencies('mfe-account')")).toEqual(
    expect.arrayContaining(['mfe-account/domain', 'mfe-account/api', 'api', 'shared-domain']),
  );
  expect(call("listPackageWithDependencies('api')")).toContain('mfe-account/api');
  expect(call("listPackageWithDependencies('mfe-imports')")).not.toContain('api');
});
