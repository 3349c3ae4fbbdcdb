/** Everything measurable that is not a colour. Sizes in pixels become `rem`, so that the person's own text size counts. */
export const space = [4, 8, 12, 16, 24, 32, 48] as const;

/** Size and line height. 14 is the body; 20/600 a page's title. */
export const fontSizes = { 12: 16, 13: 18, 14: 20, 16: 24, 20: 28, 24: 32, 32: 40 } as const;

export const weights = { regular: 400, medium: 500, strong: 600 } as const;

export const radii = { control: '6px', card: '10px', dialog: '14px', round: '999px' } as const;

/** Milliseconds: appearing, moving, sliding panels. */
export const motion = { in: 120, move: 180, panel: 240 } as const;

/** What stands above what, from a sticky head to a tooltip. */
export const layers = {
  sticky: 10,
  bar: 20,
  panel: 40,
  snackbar: 45,
  dialog: 50,
  popover: 60,
  tooltip: 80,
} as const;

/** Soft and warm: a brown shadow by day, a black one by night. */
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

/** The dim behind panels and dialogs. */
export const scrims = { light: 'rgb(29 42 38 / .32)', dark: 'rgb(2 6 5 / .60)' } as const;

export const fontFamily =
  "'Figtree Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
