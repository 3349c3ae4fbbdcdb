import { computeContrastRatio, findReadableColour, mixColours } from '@girassol/shared-domain';
import { computeBrandColors } from './brand-colours';
import { type ColorName, darkPalette, lightPalette } from './palette';

const themes = [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const;

const surfaces = ['surface', 'raised', 'canvas', 'hover', 'sunken'] as const;
const bodyTexts = ['ink', 'inkSoft'] as const;
const otherTexts = [
  'inkFaint',
  'leafInk',
  'sunInk',
  'goodInk',
  'warnInk',
  'badInk',
  'infoInk',
  'frioInk',
  'mornoInk',
  'quenteInk',
] as const;
const pairs: [ColorName, ColorName][] = [
  ['onLeaf', 'leaf'],
  ['onLeaf', 'leafStrong'],
  ['onSun', 'sun'],
  ['onBad', 'bad'],
  ['onBad', 'badStrong'],
  ['onTooltip', 'tooltip'],
  ['ink', 'pressed'],
  ['inkSoft', 'pressed'],
  ['ink', 'sunSoft'],
  ['leafInk', 'leafSoft'],
  ['sunInk', 'sunSoft'],
  ['goodInk', 'goodSoft'],
  ['warnInk', 'warnSoft'],
  ['badInk', 'badSoft'],
  ['infoInk', 'infoSoft'],
  ['frioInk', 'frioSoft'],
  ['mornoInk', 'mornoSoft'],
  ['quenteInk', 'quenteSoft'],
];
/** Colours of parts that are not text but must be visible: borders of controls, focus, selection, error. */
const marks = ['lineStrong', 'leaf', 'bad'] as const;

describe.each(themes)('%s theme', (_name, palette) => {
  const below = (combinations: [ColorName, ColorName][], least: number): string[] =>
    combinations
      .filter(([text, background]) => computeContrastRatio(palette[text], palette[background]) < least)
      .map(
        ([text, background]) =>
          `${text} on ${background}: ${computeContrastRatio(palette[text], palette[background]).toFixed(2)}`,
      );
  const onSurfaces = (names: readonly ColorName[]): [ColorName, ColorName][] =>
    names.flatMap((name) => surfaces.map((surface): [ColorName, ColorName] => [name, surface]));

  test('body text reaches 7:1 on every surface', () => {
    expect(below(onSurfaces(bodyTexts), 7)).toEqual([]);
  });

  test('all other text reaches 4.5:1 on every surface', () => {
    expect(below(onSurfaces(otherTexts), 4.5)).toEqual([]);
  });

  test('text on coloured backgrounds reaches 4.5:1', () => {
    expect(below(pairs, 4.5)).toEqual([]);
  });

  test('borders of controls, focus and errors reach 3:1 on what they stand on', () => {
    expect(
      below(
        marks.flatMap((mark): [ColorName, ColorName][] => [
          [mark, 'surface'],
          [mark, 'raised'],
        ]),
        3,
      ),
    ).toEqual([]);
  });
});

describe("a partner's brand", () => {
  const choices = ['#FFEE00', '#000000', '#FFFFFF', '#7F7F7F', '#00FF66', '#0B1F8F', '#C2410C'];

  test.each(choices)('%s stays readable by day and by night', (chosen) => {
    for (const theme of ['light', 'dark'] as const) {
      const palette = {
        ...(theme === 'light' ? lightPalette : darkPalette),
        ...computeBrandColors({ leaf: chosen, sun: chosen }, theme),
      };
      for (const [text, background] of [
        ['onLeaf', 'leaf'],
        ['leafInk', 'leafSoft'],
        ['leafInk', 'surface'],
        ['onSun', 'sun'],
        ['sunInk', 'sunSoft'],
      ] as const)
        expect([theme, text, computeContrastRatio(palette[text], palette[background]) >= 4.5]).toEqual([
          theme,
          text,
          true,
        ]);
    }
  });

  test('what is no colour changes nothing', () => {
    expect(computeBrandColors({ leaf: 'red; } body { display: none', sun: '' }, 'light')).toEqual({});
  });

  test('only brand and accent change', () => {
    expect(Object.keys(computeBrandColors({ leaf: '#C2410C' }, 'light')).sort()).toEqual(
      ['chart1', 'chartSavings', 'leaf', 'leafInk', 'leafSoft', 'leafStrong', 'onLeaf'].sort(),
    );
  });
});

test('the ratios are those of WCAG', () => {
  expect(computeContrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(computeContrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(mixColours('#000000', '#FFFFFF', 0.5)).toBe('#808080');
  expect(
    computeContrastRatio(findReadableColour('#FFFF00', '#FFFFFF', '#000000'), '#FFFFFF'),
  ).toBeGreaterThanOrEqual(4.5);
});
