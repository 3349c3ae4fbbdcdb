import { findSecrets } from './find-secrets';
import { inspectScript } from './inspect-script';
import { findUnknownApiCalls } from './unknown-api-calls';

const describeFound = (script: string) =>
  inspectScript('1.js', script, 'mfe_x_abc').findings.map(
    ({ code, severity, what }) => `${code} ${severity} ${what.split(', at ')[0]}`,
  );

test.each([
  ['document.cookie = "a=1"', 'GF-644 error it writes cookies'],
  ['const c = window.document["cookie"]', 'GF-644 warning it reads cookies'],
  ['localStorage.getItem("girassol.session")', 'GF-644 error it names the stored session of the person'],
  ['localStorage[`girassol.session`]', 'GF-644 error it names the stored session of the person'],
  ['on("input", ({ target }) => eval(target.value))', 'GF-645 error it calls eval'],
  ['(0, eval)(text)', 'GF-645 error it calls eval'],
  ['const sum = new Function("a", "b", body)', 'GF-645 error it makes a function of text'],
  ['window.setTimeout("tick()", 10)', 'GF-645 error it gives window.setTimeout code as text'],
  ['navigator.serviceWorker?.register("/x.js")', 'GF-646 error it registers a service worker'],
  ['window.onerror = () => true', 'GF-637 error it sets window.onerror'],
  ['window.onbeforeunload = stay', 'GF-637 error it sets window.onbeforeunload'],
  ['document.onkeydown = stop', 'GF-637 error it sets document.onkeydown'],
  ['globalThis.visitas = {}', 'GF-637 error it makes the global visitas'],
  ['Object.assign(window, { visitas })', 'GF-637 error it makes the global of another name'],
  ['Object.defineProperty(self, "visitas", {})', 'GF-637 error it makes the global visitas'],
  ['document.documentElement.lang = "en"', 'GF-638 error it sets document.documentElement.lang'],
  ['document.dir = "rtl"', 'GF-638 error it sets document.dir'],
  ['document.title = ""', 'GF-648 error it empties the title of the page'],
])('%s', (script, expected) => {
  expect(describeFound(script)).toEqual([expected]);
});

test.each([
  'self["webpackChunkmfe_x"] = self["webpackChunkmfe_x"] || []',
  'window.mfe_x_abc = exports',
  'window.location = "/inicio"',
  'script.onerror = stop',
  'const root = freeGlobal || Function("return this")()',
  'const root = freeSelf || Function(`return this`)()',
  'const F = Function; new F("")',
  'document.title = count + " visitas"',
  'setTimeout(tick, delay)',
  'const text = "document.cookie = 1"',
  'export default 1',
  'this is no script',
])('%s is nobody’s business', (script) => {
  expect(describeFound(script)).toEqual([]);
});

test('a finding has the line, the column and the source of its place', () => {
  const [finding] = inspectScript('2.js', 'const a = 1;\n  if (open) eval(input);', 'x').findings;
  expect(finding?.what).toBe('it calls eval, at 2.js:2:13: a = 1; if (open) eval(input);');
});

test('calls that the API does not have are named, by pattern and method', () => {
  const { apiCalls } = inspectScript(
    '3.js',
    'call("GET /customers/:uid"); call(`POST /visits`); call("DELETE /customers/:id"); go("GET a life")',
    'x',
  );
  const known = new Set(['GET /customers/:', 'PUT /visits']);
  expect(findUnknownApiCalls(apiCalls, known).map(({ code, what }) => `${code} ${what}`)).toEqual([
    'GF-647 it asks for DELETE /customers/:id, which the API of this server does not have, at 3.js:1:57',
    'GF-647 it asks for POST /visits, which the API of this server does not have, at 3.js:1:35',
  ]);
});

test('a secret is named by its kind and place, and never repeated', async () => {
  const token = `ghp_${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'}`;
  const found = await findSecrets('4.js', `const a = 1;\nconst token = "${token}";`);
  expect(found).toMatchObject([{ code: 'GF-651', severity: 'error' }]);
  expect(found[0]?.what).toContain('at 4.js:2:16');
  expect(JSON.stringify(found)).not.toContain(token);
  expect(await findSecrets('5.js', 'const a = "sha384-abcdef";')).toEqual([]);
});

test.each([
  '(globalThis.rspackChunkmfe_x ||= []).push([[3], {}])',
  'globalThis.__VUE_HMR_RUNTIME__ = { createRecord() {} }',
  'Function("return " + snapshot.getPublicPath)()()',
])('%s is what another tool brings, and no finding', (script) => {
  expect(describeFound(script)).toEqual([]);
});
