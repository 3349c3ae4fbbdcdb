import { buildImportMap } from './import-map';

const modules = {
  baseUrl: '/releases/mfe-a/2/',
  entryType: 'module' as const,
  integrity: { 'entry.js': 'sha384-a', 'contract.json': 'sha384-b', 'part.mjs': 'sha384-c' },
};

test('has every script of a remote of modules, and of the release to fall back to', () => {
  const previous = { baseUrl: '/releases/mfe-a/1/', modules: { 'entry.js': 'sha384-d' } };
  expect(JSON.parse(buildImportMap([{ ...modules, previous }]) ?? '')).toEqual({
    integrity: {
      '/releases/mfe-a/2/entry.js': 'sha384-a',
      '/releases/mfe-a/2/part.mjs': 'sha384-c',
      '/releases/mfe-a/1/entry.js': 'sha384-d',
    },
  });
});

test('is absent where all remotes are scripts, and has none of theirs', () => {
  const scripts = { baseUrl: '/releases/mfe-b/1/', integrity: { 'entry.js': 'sha384-e' } };
  expect(buildImportMap([scripts])).toBeNull();
  expect(buildImportMap([scripts, modules])).not.toContain('mfe-b');
});

test('does not end the element that it stands in', () => {
  const map = buildImportMap([{ ...modules, integrity: { '</script>.js': 'sha384-a' } }]);
  expect(map).not.toContain('<');
  expect(JSON.parse(map ?? '').integrity).toEqual({ '/releases/mfe-a/2/</script>.js': 'sha384-a' });
});
