import { buildFontFaces, SANS_SERIF_FONTS } from '../http/page-font';

/**
 * Renders the style sheet of the page on which somebody sends files by an upload link: large targets, light and dark
 * theme, and no other file to load than the product's font, if there is one.
 */
export const renderUploadPageCss = (fontUrl: string | null): string =>
  `
${buildFontFaces(fontUrl)}
:root{color-scheme:light dark;--ground:#faf8f4;--surface:#fff;--ink:#1d2a26;--soft:#55625d;--line:#e4dfd5;--leaf:#1f6f54;--on-leaf:#fff;--good:#e3f4ec;--bad:#fdecea;--bad-ink:#8f1d14}
@media (prefers-color-scheme:dark){:root{--ground:#10201b;--surface:#172a24;--ink:#edf3ee;--soft:#bfccc5;--line:#2c443b;--leaf:#58d0a3;--on-leaf:#08231a;--good:#173a2d;--bad:#3d1b18;--bad-ink:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 ${SANS_SERIF_FONTS};border-top:4px solid var(--leaf)}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem 3rem}
header p{margin:0;color:var(--soft);font-size:.9375rem}
h1{margin:.125rem 0 .25rem;font-size:1.5rem;line-height:1.25;text-wrap:balance}
h2{margin:0 0 .5rem;font-size:1.0625rem}
form,.box{margin-top:1.25rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
label{display:block;margin-bottom:1rem;font-weight:600}
label small{display:block;font-weight:400;color:var(--soft)}
input[type=file]{display:block;width:100%;margin-top:.5rem;padding:.375rem;border:1px dashed var(--line);border-radius:.625rem;background:transparent;color:var(--ink);font:inherit;font-size:.9375rem}
input::file-selector-button{min-height:3rem;margin-right:.75rem;padding:0 1rem;border:1px solid var(--leaf);border-radius:.5rem;background:transparent;color:var(--leaf);font:inherit;font-weight:600}
fieldset{margin:0 0 1rem;padding:0;border:0;min-width:0}
legend{padding:0;font-weight:600}
fieldset>p{margin:0 0 .5rem;color:var(--soft);font-size:.9375rem}
details{margin-bottom:.5rem;padding:0 .75rem;border:1px solid var(--line);border-radius:.625rem}
summary{min-height:3rem;padding:.75rem 0;font-weight:600;cursor:pointer}
details p{margin:0 0 .75rem;color:var(--soft);font-size:.9375rem}
button{display:block;width:100%;min-height:3.25rem;border:0;border-radius:.625rem;background:var(--leaf);color:var(--on-leaf);font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid var(--leaf);outline-offset:2px}
.note{margin-top:1.25rem;padding:.75rem 1rem;border-radius:.75rem}
.good{background:var(--good)}
.bad{background:var(--bad);color:var(--bad-ink)}
.note p{margin:0}
ul{margin:0;padding-left:1.25rem;overflow-wrap:anywhere}
li span{color:var(--soft);font-size:.9375rem}
footer{margin-top:1.25rem;color:var(--soft);font-size:.9375rem}
footer p{margin:0}
`.trim();
