declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the address of the product's font for pages that the server renders; null where it is not built. */
    pageFontUrl(): string | null;
  }
}

/** Name of the fallback font until the font of a page is loaded. */
const FALLBACK_FONT = '"Figtree stand-in"';

/** CSS font family of the pages that the server renders. */
export const SANS_SERIF_FONTS = `Figtree,${FALLBACK_FONT},system-ui,-apple-system,"Segoe UI",Roboto,sans-serif`;

/** A face of it: a common font, by the names it has on different systems, drawn at other sizes. */
const standIn = (weights: string, style: string, sizes: string) =>
  `@font-face{font-family:${FALLBACK_FONT};font-weight:${weights};src:${[
    'Arial',
    'Liberation Sans',
    'Helvetica',
  ]
    .map((name) => `local("${name}${style}")`)
    .join()};${sizes};line-gap-override:0%}`;

/**
 * Builds the CSS font faces of the product's font and of a fallback with the same width and height, so that
 * lines do not move when the font has loaded. The ratios were measured on a Portuguese paragraph: Figtree is
 * 98.9 % as wide as Arial, in bold 95.2 %, with an ascent of 95 % and a descent of 25 %.
 */
export const buildFontFaces = (fontUrl: string | null): string =>
  fontUrl
    ? [
        `@font-face{font-family:Figtree;src:url(${fontUrl}) format("woff2");font-weight:300 900;font-display:swap}`,
        standIn('300 500', '', 'size-adjust:98.9%;ascent-override:96.1%;descent-override:25.3%'),
        standIn('600 900', ' Bold', 'size-adjust:95.2%;ascent-override:99.8%;descent-override:26.3%'),
      ].join('')
    : '';
