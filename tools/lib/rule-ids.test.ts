import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..', '..');
const isOurs = (name: string) => !/^(node_modules|dist|build|patches|specification|\..+)$/.test(name);
const isText = (name: string) => /\.(ts|tsx|mjs|md)$/.test(name) && !name.endsWith('rule-ids.test.ts');

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isOurs(entry.name) ? textsIn(path) : [];
    return isText(entry.name) ? [path] : [];
  });
}

interface Rule {
  id: string;
  area: string;
  rule: string;
  testable: string;
  kind: string;
  decided?: string;
}

const { rules }: { rules: Rule[] } = JSON.parse(
  readFileSync(join(root, 'docs', 'specification', 'rules.json'), 'utf8'),
);
const known = new Set(rules.map(({ id }) => id));
const areas = [...new Set(rules.map(({ area }) => area))].map((area) => area.replace('.', '\\.'));
const idPattern = new RegExp(`(?<![\\w./-])(?:${areas.join('|')})-\\d{3}(?![\\w-])`, 'g');
/** Sections and decisions of a text that the repository does not have: `S1 §2.6`, `C041`. */
const outsidePattern = /\bS[123] §|[([]C\d{3}\b|\bC\d{3}[)\],:;]/g;

/** `path: what was found`, for all that a pattern finds in the repository. */
const found = (pattern: RegExp): [path: string, text: string][] =>
  textsIn(root).flatMap((path) =>
    (readFileSync(path, 'utf8').match(pattern) ?? []).map((text): [string, string] => [
      relative(root, path),
      text,
    ]),
  );

test('every id of a rule that is cited is explained in docs/specification/rules.json, once', () => {
  const cited = found(idPattern);
  expect(cited.length).toBeGreaterThan(1_000);
  expect(cited.filter(([, id]) => !known.has(id))).toEqual([]);
  expect(known.size).toBe(rules.length);
});

test('nothing cites a text that the repository does not have', () => {
  expect(found(outsidePattern)).toEqual([]);
  expect(rules.filter((rule) => JSON.stringify(rule).match(outsidePattern))).toEqual([]);
});

test('what the specification does not show was decided', () => {
  const open = rules.filter(({ kind, decided }) => kind === 'not shown' && !decided);
  expect(open.map(({ id }) => id)).toEqual([]);
});
