/**
 * Address of the variable Figtree (weights 300 to 900, Latin: all of Portuguese), as the bundler emits it.
 * The index page may preload it: `<link rel="preload" as="font" type="font/woff2" crossorigin>`.
 */
export const fontUrl: string = new URL(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  import.meta.url,
).href;
