import { buildFontFaces, SANS_SERIF_FONTS } from './page-font';

/**
 * Colours of the product for pages that the server renders, light and dark as the browser prefers. Values are those of
 * shared-ui's palette; texts have a contrast of 4.5 at least on their grounds.
 */
export const pageColours = `:root{color-scheme:light dark;--ground:#faf8f4;--surface:#fff;--ink:#1d2a26;--soft:#55625d;--line:#e4dfd5;--field:#7b8780;--act:#1f6f54;--on-act:#fff;--good:#e4f3ea;--good-ink:#14563b;--bad:#fdecea;--bad-ink:#8f1d14;--warn:#fff3d6;--warn-ink:#5f4300}
@media (prefers-color-scheme:dark){:root{--ground:#10201b;--surface:#172a24;--ink:#edf3ee;--soft:#bfccc5;--line:#2c443b;--field:#728479;--act:#58d0a3;--on-act:#08231a;--good:#173b29;--good-ink:#9ae5bf;--bad:#3d1b18;--bad-ink:#ffb4ab;--warn:#3a2f12;--warn-ink:#f5d98d}}`;

/**
 * Renders the style with which a page of the server begins: the font of the product, where it is built, its colours and
 * its ground. The page loads no other file for it.
 */
export const renderPageBaseStyle = (fontUrl: string | null): string =>
  `
${buildFontFaces(fontUrl)}
${pageColours}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 ${SANS_SERIF_FONTS};border-top:4px solid var(--act)}
`.trim();
