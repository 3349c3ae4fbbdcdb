import { SANS_SERIF_FONTS } from '@girassol/api-platform/http/page-font';
import {
  buildBrandGradient,
  computeContrastRatio,
  findReadableColour,
  mixColours,
} from '@girassol/shared-domain';
import type { SiteTheme } from '@girassol/shared-domain/website';

interface LookBase {
  bg: string;
  surface: string;
  ink: string;
  soft: string;
  isDark: boolean;
  rest: string;
}

const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Noto Serif",serif';

const lookSettings: Record<SiteTheme, LookBase> = {
  HORIZONTE: {
    bg: '#ffffff',
    surface: '#ffffff',
    ink: '#14211d',
    soft: '#4c5a55',
    isDark: false,
    rest: `--display:${SANS_SERIF_FONTS};--heavy:800;--tight:-.028em;--h1:74px;--h2:46px;--round:20px;--small:10px;--pill:99px;--shadow:0 12px 40px rgb(20 33 29/.09)`,
  },
  CLARO: {
    bg: '#ffffff',
    surface: '#ffffff',
    ink: '#1b2326',
    soft: '#566166',
    isDark: false,
    rest: `--display:${SANS_SERIF_FONTS};--heavy:500;--tight:-.022em;--h1:60px;--h2:40px;--round:4px;--small:4px;--pill:4px;--shadow:none`,
  },
  TERRA: {
    bg: '#fbf4ea',
    surface: '#fffdf9',
    ink: '#38241b',
    soft: '#6b5347',
    isDark: false,
    rest: `--display:${SERIF};--heavy:600;--tight:-.01em;--h1:62px;--h2:42px;--round:32px;--small:14px;--pill:99px;--shadow:0 8px 30px rgb(92 56 30/.1)`,
  },
  GRAFITE: {
    bg: '#12161a',
    surface: '#1b2127',
    ink: '#eef2f4',
    soft: '#a9b4bb',
    isDark: true,
    rest: `--display:${SANS_SERIF_FONTS};--heavy:700;--tight:-.03em;--h1:68px;--h2:42px;--round:10px;--small:6px;--pill:6px;--shadow:0 16px 48px rgb(0 0 0/.4)`,
  },
};

/** Returns white or near-black, whichever is readable as text on a button of the given colour. */
export const getTextColourOn = (colour: string): string =>
  computeContrastRatio(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#101418';

/**
 * Builds the CSS variables (colours, fonts and corners) for a look of sites in the colour of a brand. Text
 * stays readable in any colour.
 */
export function buildLookVariables(look: SiteTheme, colour: string): string {
  const { bg, surface, ink, soft, isDark, rest } = lookSettings[look];
  const brand = colour.toLowerCase();
  const { deep, base } = buildBrandGradient(brand);
  const line = mixColours(bg, ink, 0.14);
  const brandInk = findReadableColour(
    brand,
    isDark ? surface : mixColours(bg, brand, 0.07),
    isDark ? '#ffffff' : '#000000',
    4.6,
  );
  const values: Record<string, string> = {
    bg,
    surface,
    ink,
    soft,
    line,
    edge: mixColours(bg, ink, 0.5),
    tint: isDark ? mixColours(bg, '#ffffff', 0.05) : mixColours(bg, brand, 0.07),
    bar: bg,
    brand,
    'on-brand': getTextColourOn(brand),
    'brand-deep':
      getTextColourOn(brand) === '#ffffff'
        ? mixColours(brand, '#000000', 0.2)
        : mixColours(brand, '#ffffff', 0.2),
    'brand-ink': brandInk,
    'box-brand': brandInk,
    strong: deep,
    'strong-1': base,
    'box-ink': ink,
    'box-soft': soft,
    foot: isDark ? '#0c0f12' : mixColours(bg, ink, 0.04),
    'foot-ink': isDark ? '#b6c0c6' : soft,
    bad: isDark ? '#ff9d8f' : '#a12d20',
    'bad-soft': isDark ? '#3a1f1c' : '#fbe9e6',
    good: isDark ? '#8fdcb0' : '#17603a',
    'good-soft': isDark ? '#173325' : '#e3f4ea',
  };
  const scheme = isDark ? 'dark' : 'light';
  return `:root{color-scheme:${scheme};${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')};${rest}}`;
}
