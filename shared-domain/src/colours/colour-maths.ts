/** Colours as `#RRGGBB`. */
export type Hex = string;

type Rgb = readonly [number, number, number];

const parse = (hex: Hex): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, WCAG 2.2. */
const luminance = (hex: Hex): number => {
  const [red, green, blue] = parse(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` of `to` mixed into `from`: 0 is `from`, 1 is `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = parse(to);
  const channels = parse(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? channel) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/** The first colour on the way from `colour` to `towards` that reaches `ratio` on the background. */
export function readable(colour: Hex, background: Hex, towards: Hex, ratio = 4.5): Hex {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, towards, share);
    if (contrast(candidate, background) >= ratio) return candidate;
  }
  return towards;
}

/** True for `#RRGGBB`: what comes from a partner's settings is checked before it becomes a style. */
export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
