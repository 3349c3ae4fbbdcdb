import { findErrorOwner, findNodeOwner, findScriptOwner, toAnonymousErrorTrace } from './attribution';

const inRemote = 'https://app.test/releases/mfe-x/1.0.0-ab/main.js:1:2';
const inShell = 'https://app.test/assets/ui.js:1:2';

test('a script belongs to the release its address names, and nobody else is blamed', () => {
  expect(findScriptOwner(inRemote)).toBe('mfe-x');
  expect(findScriptOwner(inShell)).toBe('shell');
  expect(findScriptOwner('chrome-extension://abc/x.js')).toBeUndefined();
});

test('an error inside a shared package is the remote’s that called it', () => {
  expect(findErrorOwner(`TypeError: x\n at f (${inShell})\n at g (${inRemote})`)).toBe('mfe-x');
  expect(findErrorOwner(`TypeError: x\n at f (${inShell})`)).toBe('shell');
  expect(findErrorOwner(undefined)).toBe('shell');
});

test('a node belongs to the area that drew it', () => {
  document.body.innerHTML = '<div id="app-mfe-x"><p>texto</p></div><h1>y</h1>';
  const remotes = [{ name: 'mfe-x' }, { name: 'mfe-y' }];
  expect(findNodeOwner(document.querySelector('p')?.firstChild, remotes)).toBe('mfe-x');
  expect(findNodeOwner(document.querySelector('h1'), remotes)).toBe('shell');
  expect(findNodeOwner(null, remotes)).toBe('shell');
});

test('of an error only its kind and the places in files leave the browser', () => {
  const error = new TypeError('CPF 123.456.789-09 inválido');
  error.stack = `TypeError: CPF 123.456.789-09 inválido\n    at f (${inRemote})`;
  expect(toAnonymousErrorTrace(error)).toEqual({ message: 'TypeError', stack: `    at f (${inRemote})` });
  expect(toAnonymousErrorTrace('Maria')).toEqual({ message: 'string' });
});
