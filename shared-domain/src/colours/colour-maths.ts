/** Colour as `#RRGGBB`. */
export type HexColour = string;

type Rgb = readonly [number, number, number];

const parse = (hex: HexColour): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, WCAG 2.2. */
const luminance = (hex: HexColour): number => {
  const [red, green, blue] = parse(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function computeContrastRatio(one: HexColour, other: HexColour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns `from` with a `share` of `to` mixed in: 0 is `from`, 1 is `to`. */
export function mixColours(from: HexColour, to: HexColour, share: number): HexColour {
  const target = parse(to);
  const channels = parse(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? channel) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/**
 * Mixes `colour` with `towards` just as far as needed for the contrast with the background to reach `ratio`,
 * and returns the mixed colour.
 */
export function findReadableColour(
  colour: HexColour,
  background: HexColour,
  towards: HexColour,
  ratio = 4.5,
): HexColour {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mixColours(colour, towards, share);
    if (computeContrastRatio(candidate, background) >= ratio) return candidate;
  }
  return towards;
}

/**
 * Returns true for a colour in the form `#RRGGBB`. Colours from a white-label's settings must pass this check
 * before use in a style.
 */
export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
