/**
 * Address of the font file that the bundler emits: variable Figtree, weights 300 to 900, Latin (all of
 * Portuguese). The index page may preload the file: `<link rel="preload" as="font" type="font/woff2"
 * crossorigin>`.
 */
export const fontUrl: string = new URL(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  import.meta.url,
).href;

/**
 * Adds the font to the document, and returns a function that removes it. Not by an `@font-face` rule among the other
 * styles: Chromium lays out all text anew whenever a style is added to a sheet that has one.
 */
export function addFont(): () => void {
  if (!('FontFace' in globalThis)) return () => undefined;
  const font = new FontFace('Figtree Variable', `url("${fontUrl}") format("woff2")`, {
    style: 'normal',
    weight: '300 900',
    display: 'swap',
  });
  document.fonts.add(font);
  return () => {
    document.fonts.delete(font);
  };
}
