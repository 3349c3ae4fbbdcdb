import {
  createEndlessFinding,
  createPatchedGlobalFinding,
  findOutsideStyleRules,
  toIncidentFinding,
} from './to-incident-finding';

const locator = {
  getLocation: (address: string) => `${address}: words`,
  getLocationOfWords: ([word = '']: readonly string[]) =>
    word === 'header{' || word === '[data-card]{' ? '/releases/mfe-x/1/1.js:1:2' : undefined,
};
const at = '/releases/mfe-x/1/1.js:1:2';

test('each thing done to the page has its code, its place and a remedy', () => {
  const found = [
    toIncidentFinding(['outside', 'it takes away <header>', at], locator),
    toIncidentFinding(['react', 'React DOM 19.0.0', at], locator),
    toIncidentFinding(['policy', 'when “Ver” was pressed, script-src refused eval', at], locator),
    toIncidentFinding(['other', 'window.mfe_y_1', at], locator),
    createPatchedGlobalFinding('window.fetch', at, locator),
    createEndlessFinding('/x does not come to an end', locator.getLocation(at)),
  ];
  expect(found.map(({ code }) => code)).toEqual(['GF-638', 'GF-639', 'GF-612', 'GF-642', 'GF-637', 'GF-636']);
  for (const { severity, what, how } of found) {
    expect(severity).toBe('error');
    expect(what).toContain(`${at}: words`);
    expect(how).not.toBe('');
  }
});

test('what is gone and nobody saw go is told without a place', () => {
  const { what } = toIncidentFinding(['outside', 'the shell’s <header> is gone', null], locator);
  expect(what).toBe('the shell’s <header> is gone, which is outside of the area');
});

test('rules that are added while the area is open are judged as those of a file', () => {
  const rules = [
    '.sc-a { color: red; }',
    '#app-mfe-x h1 { color: red; }',
    '@keyframes turn { \n  from { opacity: 0; }\n  to { opacity: 1; }\n}',
    '.a { color: red; &:hover { color: blue; } }',
    'header { display: none; }',
    '@media print { \n  body { color: red; }\n}',
    '[data-card] { color: red; }',
    // Of a library of the shell.
    '@layer { \n  [data-react-aria-pressable] { touch-action: manipulation; }\n}',
  ];
  expect(findOutsideStyleRules(rules, 'mfe-x', locator).map(({ code, what }) => `${code} ${what}`)).toEqual([
    `GF-609 it styles header, which is not the area's alone, from ${at}: words`,
    "GF-609 it styles body, which is not the area's alone",
    `GF-609 it styles [data-card], which is not the area's alone, from ${at}: words`,
  ]);
});
