import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findBundledReact } from './react-copy';

const { resolve } = createRequire(__filename);
const readPackageFile = (name: string, file: string) =>
  readFileSync(join(dirname(resolve(`${name}/package.json`)), 'cjs', file), 'utf8');

test.each(['react.production.js', 'react.development.js'])('%s in a script of a release is found', (file) => {
  expect(findBundledReact('static/main.js', `const a=1;\n${readPackageFile('react', file)}`)).toEqual([
    expect.objectContaining({
      code: 'GF-639',
      severity: 'error',
      what: expect.stringMatching(/^it brings a React of its own, in static\/main\.js:\d+:\d+$/),
    }),
  ]);
});

test('what only asks the one copy for its parts is none', () => {
  const asking = [
    readPackageFile('react', 'react-jsx-runtime.production.js'),
    readPackageFile('react', 'react-jsx-runtime.development.js'),
    readPackageFile('react-dom', 'react-dom-client.production.js'),
    'this.setState({ open: true })',
  ];
  for (const script of asking) expect(findBundledReact('a.js', script)).toEqual([]);
});
