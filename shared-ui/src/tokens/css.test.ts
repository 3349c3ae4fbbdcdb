import { buildTokensCss, toVariableName } from './css';
import { lightPalette } from './palette';
import { tokens } from './tokens';

test('every token by name has a value in the CSS, by day and by night', () => {
  const css = buildTokensCss();
  const used = JSON.stringify(tokens).match(/--g-[\w-]+/g) ?? [];
  expect(used.length).toBeGreaterThan(70);
  expect(used.filter((name) => !css.includes(`${name}:`))).toEqual([]);
  const night = css.slice(css.indexOf('[data-theme=dark]'));
  expect(Object.keys(lightPalette).filter((name) => !night.includes(`${toVariableName(name)}:`))).toEqual([]);
});

test('the system decides unless a theme was chosen', () => {
  expect(buildTokensCss()).toMatch(
    /@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{color-scheme:dark/,
  );
});

test('no motion for people who asked for less', () => {
  expect(buildTokensCss()).toMatch(/prefers-reduced-motion:reduce\)\{:root\{--g-motion-in:0\.01ms/);
});

test("a partner's brand replaces the brand's colours and nothing else", () => {
  const css = buildTokensCss({ leaf: '#0B1F8F' });
  expect(css).toContain('--g-leaf:#0b1f8f;');
  expect(css).not.toContain(`--g-leaf:${lightPalette.leaf};`);
  expect(css).toContain(`--g-good:${lightPalette.good};`);
});
