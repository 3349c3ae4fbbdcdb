import type { HexColour } from '@girassol/shared-domain';

/**
 * Light palette: twelve warm neutrals (surface to ink), the brand, status, temperature and chart colours. - `xSoft` is
 * a background, `xInk` is text (on the soft background or on any surface), plain `x` is a fill or an icon. - `inkFaint`
 * is the faintest text; `inkDisabled` is for disabled parts, never for text that has to be read. - `lineStrong` bounds
 * controls (3:1), the other lines only divide. - `sun` is never text on a light surface; `sunInk` is.
 */
export const lightPalette = {
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  canvas: '#FAF8F4',
  hover: '#F7F4EE',
  sunken: '#F3F0EA',
  pressed: '#ECE8E0',
  lineSoft: '#EEEAE2',
  line: '#E4DFD5',
  lineStrong: '#938E81',
  inkDisabled: '#8A938F',
  inkFaint: '#626D68',
  inkSoft: '#46534E',
  ink: '#1D2A26',

  leaf: '#1F6F54',
  leafStrong: '#175840',
  leafSoft: '#E3F0EA',
  leafInk: '#1B6149',
  onLeaf: '#FFFFFF',
  sun: '#F2A900',
  sunSoft: '#FDF2D6',
  sunInk: '#7A5400',
  onSun: '#2B1D00',

  good: '#2E8B57',
  goodSoft: '#E4F3EA',
  goodInk: '#1F6B43',
  warn: '#B7791F',
  warnSoft: '#FBEFD9',
  warnInk: '#7D5210',
  bad: '#C0392B',
  badStrong: '#A02D21',
  badSoft: '#FBE9E6',
  badInk: '#A93226',
  onBad: '#FFFFFF',
  info: '#2B6CB0',
  infoSoft: '#E5EFF9',
  infoInk: '#245A97',

  frio: '#4A90C2',
  frioSoft: '#E5F0F8',
  frioInk: '#2A669C',
  morno: '#E08E2B',
  mornoSoft: '#FCEFDE',
  mornoInk: '#8F520B',
  quente: '#D64545',
  quenteSoft: '#FCE8E8',
  quenteInk: '#B23232',

  chart1: '#1F6F54',
  chart2: '#E39A00',
  chart3: '#4A90C2',
  chart4: '#8C4B7E',
  chart5: '#D0673F',
  chart6: '#6B7A75',
  chartConsumption: '#4A90C2',
  chartGeneration: '#E39A00',
  chartSavings: '#1F6F54',
  chartGrid: '#E4DFD5',

  tooltip: '#1D2A26',
  onTooltip: '#F6F4EF',
} as const satisfies Record<string, HexColour>;

/** Name of a colour in the light and the dark palette. */
export type ColorName = keyof typeof lightPalette;

/**
 * Dark palette with the colour names of `lightPalette`: a green-black canvas; surfaces get lighter the higher
 * they lie.
 */
export const darkPalette: Record<ColorName, HexColour> = {
  surface: '#172A24',
  raised: '#1E342C',
  canvas: '#10201B',
  hover: '#1D322B',
  sunken: '#0C1915',
  pressed: '#243C33',
  lineSoft: '#22382F',
  line: '#2C443B',
  lineStrong: '#728479',
  inkDisabled: '#6C7F76',
  inkFaint: '#95A69E',
  inkSoft: '#BFCCC5',
  ink: '#EDF3EE',

  leaf: '#4DB08A',
  leafStrong: '#66C29E',
  leafSoft: '#1B3F33',
  leafInk: '#7ACDAA',
  onLeaf: '#0B1A14',
  sun: '#F6B73C',
  sunSoft: '#3A3015',
  sunInk: '#F3C766',
  onSun: '#2B1D00',

  good: '#4FB37B',
  goodSoft: '#173B29',
  goodInk: '#7FD3A0',
  warn: '#D69A3C',
  warnSoft: '#3A2E16',
  warnInk: '#E8BC6A',
  bad: '#DC5F51',
  badStrong: '#E67569',
  badSoft: '#43221E',
  badInk: '#F39C90',
  onBad: '#1C0906',
  info: '#5C9BDD',
  infoSoft: '#1A3148',
  infoInk: '#8FBEF0',

  frio: '#5FA6D8',
  frioSoft: '#183246',
  frioInk: '#8EC3EA',
  morno: '#E59C45',
  mornoSoft: '#3E2B14',
  mornoInk: '#F0B26A',
  quente: '#E86A66',
  quenteSoft: '#452322',
  quenteInk: '#F59A96',

  chart1: '#5CBE96',
  chart2: '#F6B73C',
  chart3: '#6FB2E2',
  chart4: '#C98ABB',
  chart5: '#EE9069',
  chart6: '#9FB0A8',
  chartConsumption: '#6FB2E2',
  chartGeneration: '#F6B73C',
  chartSavings: '#5CBE96',
  chartGrid: '#2C443B',

  tooltip: '#EDF3EE',
  onTooltip: '#10201B',
};
