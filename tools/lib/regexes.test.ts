import { findRegexes } from './regexes.mjs';

const found = (source: string, path = 'some.ts') =>
  findRegexes(path, source).expressions.map(
    ({ pattern, flags }: { pattern: string | null; flags: string }) =>
      pattern === null ? null : `/${pattern}/${flags}`,
  );

test.each([
  ['literals', 'text.split(/a+/gi)', ['/a+/gi']],
  ['of a text', "new RegExp('^a\\\\.b', 'u')", ['/^a\\.b/u']],
  ['without `new`', "RegExp('a')", ['/a/']],
  ['of templates with names of texts', "const n = 'x+';\nnew RegExp(`^$" + '{n}$`)', ['/^x+$/']],
  ['of raw templates', 'const n = String.raw`\\d`;\nnew RegExp(n + "+")', ['/\\d+/']],
  ['of lists that are joined', "const all = ['a', 'b'] as const;\nnew RegExp(all.join('|'))", ['/a|b/']],
  ['of the text of another', 'const A = /a+/;\nnew RegExp(A.source, "g")', ['/a+/', '/a+/g']],
  ['of another', 'const A = /a+/;\nnew RegExp(A, "g")', ['/a+/', '/a+/g']],
  ['of what is known when it runs', 'new RegExp(name)', [null]],
  ['of a name that stands for two texts', "{ const a = 'x'; } { const a = 'y'; } new RegExp(a)", [null]],
  ['in comments and texts: none', "// /a+/\nconst a = '/b+/';", []],
])('regular expressions are found: %s', (_, source, expressions) => {
  expect(found(source)).toEqual(expressions);
});

test('those in the marks of a component are found', () => {
  expect(found('export const A = () => <B match={/a+/}>c/d</B>;', 'A.tsx')).toEqual(['/a+/']);
});

test('an explanation belongs to expressions of its line and of the next', () => {
  const source =
    '// linear: one word\nconst a = /a+$/;\nconst b = /b+$/; // linear: short\nconst c = /c/;\n\nconst d = /d/;';
  const { expressions, explanations } = findRegexes('some.ts', source);
  expect(expressions.map(({ explainedAt }: { explainedAt: number | null }) => explainedAt)).toEqual([
    1,
    3,
    3,
    null,
  ]);
  expect(explanations).toEqual([1, 3]);
});
