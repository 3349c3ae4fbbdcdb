/**
 * Steps of the spacing scale in pixels. The CSS has them in `rem`, so that spaces grow with the user's text
 * size.
 */
export const space = [4, 8, 12, 16, 24, 32, 48] as const;

/** Line height in pixels of each font size in pixels. Body text is 14; a page title is 20 with weight 600. */
export const fontSizes = { 12: 16, 13: 18, 14: 20, 16: 24, 20: 28, 24: 32, 32: 40 } as const;

/** Font weights. */
export const weights = { regular: 400, medium: 500, strong: 600 } as const;

/** Corner radii of controls, cards, dialogs and round parts. */
export const radii = { control: '6px', card: '10px', dialog: '14px', round: '999px' } as const;

/** Durations in milliseconds: appearing, moving, sliding panels. */
export const motionDurationsMs = { in: 120, move: 180, panel: 240 } as const;

/** Stacking order (z-index), from a sticky header to a tooltip. */
export const layers = {
  sticky: 10,
  bar: 20,
  panel: 40,
  snackbar: 45,
  dialog: 50,
  popover: 60,
  tooltip: 80,
} as const;

/** Shadows: brown in the light theme, black in the dark one. */
export const shadows = {
  light: {
    1: '0 1px 2px rgb(74 58 28 / .06), 0 1px 1px rgb(74 58 28 / .04)',
    2: '0 2px 4px rgb(74 58 28 / .06), 0 6px 16px rgb(74 58 28 / .10)',
    3: '0 4px 8px rgb(74 58 28 / .06), 0 18px 48px rgb(74 58 28 / .18)',
  },
  dark: {
    1: '0 1px 2px rgb(0 0 0 / .30)',
    2: '0 2px 4px rgb(0 0 0 / .28), 0 6px 16px rgb(0 0 0 / .34)',
    3: '0 4px 8px rgb(0 0 0 / .30), 0 18px 48px rgb(0 0 0 / .50)',
  },
} as const;

/** Colours of the dimmed layer behind panels and dialogs. */
export const scrims = { light: 'rgb(29 42 38 / .32)', dark: 'rgb(2 6 5 / .60)' } as const;

/** CSS font family of the product, with system fonts until Figtree is loaded. */
export const fontFamily =
  "'Figtree Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
