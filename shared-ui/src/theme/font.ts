/**
 * Address of the font file that the bundler emits: variable Figtree, weights 300 to 900, Latin (all of
 * Portuguese). The index page may preload the file: `<link rel="preload" as="font" type="font/woff2"
 * crossorigin>`.
 */
export const fontUrl: string = new URL(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  import.meta.url,
).href;
