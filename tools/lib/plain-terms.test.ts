import { findUnplainTerms } from './plain-terms.mjs';

const found = (source: string, file = 'a.ts') => findUnplainTerms(file, source);

test.each([
  [
    'a limit named MOST',
    'export const MOST_ROWS = 5;',
    'a.ts:1: name the limit MAX_… or MIN_…, not MOST_ROWS',
  ],
  ['a limit of one word', 'const MOST = 5;', 'a.ts:1: name the limit MAX_… or MIN_…, not MOST'],
  ['a limit without a subject', 'const LIMIT = 5;', 'a.ts:1: name the limit MAX_… or MIN_…, not LIMIT'],
  ['a limit named LEAST', '\nconst LEAST_LEFT = 5;', 'a.ts:2: name the limit MAX_… or MIN_…, not LEAST_LEFT'],
  [
    'a comment of one line',
    '/** What is done then. */',
    "a.ts:1: begin the comment with a verb or the thing's name, not with What",
  ],
  [
    'a comment of several lines',
    'const a = 1;\n/**\n * Whoever lost the lease commits nothing.\n */',
    "a.ts:2: begin the comment with a verb or the thing's name, not with Whoever",
  ],
])('%s is found', (_, source, finding) => {
  expect(found(source)).toEqual([finding]);
});

test('a file of words is found', () => {
  expect(found('', 'mfe-a/src/state-words.ts')).toEqual([
    'mfe-a/src/state-words.ts: name a file of labels *-labels',
  ]);
  expect(found('', 'mfe-a/src/words.test.ts')).toHaveLength(1);
});

test.each([
  ["label: 'Conta de Energia'", 'Conta de Energia'],
  ["text: 'Regularize no menu Financeiro.'", 'menu Financeiro'],
  ['<Text>Para mudar de plano, fale com quem cuida da conta.</Text>', 'fale com quem cuida'],
])('a text of a screen that users stumbled over is found: %s', (source, text) => {
  expect(found(source, 'mfe-a/src/a.tsx')).toEqual([
    expect.stringMatching(new RegExp(`^mfe-a/src/a.tsx:1: write .*, not ${text}$`)),
  ]);
  for (const file of ['mfe-a/src/a.test.tsx', 'e2e/journeys/a.spec.ts', 'tools/lib/a.mjs'])
    expect(found(source, file)).toEqual([]);
  expect(found(`/** ${source} */`, 'mfe-a/src/a.tsx')).toEqual([]);
});

test('a help article is read as a screen is, to the last line', () => {
  const article = 'mfe-support/api/src/help/articles/texts/a.md';
  for (const source of ['1. Envie a **Conta de Energia**.', '* Conta de Energia', '// Conta de Energia'])
    expect(found(`---\n${source}`, article)).toEqual([expect.stringContaining(`${article}:2: write`)]);
  expect(found('Conta de Energia', 'docs/a.md')).toEqual([]);
});

test('the fixed name of a document is left where it is defined', () => {
  expect(found("expectDocument('Conta de Energia')", 'a/financing/expected-documents.ts')).toEqual([]);
});

test('plain words are left alone', () => {
  const source =
    "/** Maximum rows. Where none is given, all. */\nexport const MAX_ROWS = 5;\n// What follows is long.\nconst most = 'MOST_OF';";
  expect(found(source, 'mfe-a/src/swords.ts')).toEqual([]);
});
