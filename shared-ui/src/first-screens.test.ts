import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Lists the packages that a module of this package imports at once, also by way of others; types and lazy parts are no code of it. */
function listPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/^(?:import|export|\})(?! type\b)[^;']*?\bfrom '([^']+)'/gm)].flatMap(
    ([, name = '']) => {
      if (!name.startsWith('.')) return [name];
      const path = ['.ts', '.tsx'].map((end) => join(dirname(file), name + end)).find(existsSync);
      if (!path) throw new Error(`${file} imports ${name}, which is not there`);
      return listPackages(path, seen);
    },
  );
}

test.each(['index.ts', 'overlays/Tabs.tsx'])(
  '%s, which first screens fetch, brings no react-aria',
  (file) => {
    const packages = listPackages(join(__dirname, file));
    expect(packages).toContain('styled-components');
    expect(packages.filter((name) => /^react-aria|^@internationalized|^formik/.test(name))).toEqual([]);
  },
);

test('what needs react-aria is found to bring it', () => {
  expect(listPackages(join(__dirname, 'overlays/Menu.tsx')).join(' ')).toContain('react-aria');
});
