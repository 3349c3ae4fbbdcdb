import { renderPageBaseStyle } from '../http/page-style';

/**
 * Renders the style sheet of the page on which somebody sends files by an upload link: large targets, light and dark
 * theme, and no other file to load than the product's font, if there is one.
 */
export const renderUploadPageCss = (fontUrl: string | null): string =>
  `
${renderPageBaseStyle(fontUrl)}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem 3rem}
header p{margin:0;color:var(--soft);font-size:.9375rem}
h1{margin:.125rem 0 .25rem;font-size:1.5rem;line-height:1.25;text-wrap:balance}
h2{margin:0 0 .5rem;font-size:1.0625rem}
form,.box{margin-top:1.25rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
label{display:block;margin-bottom:1rem;font-weight:600}
label small{display:block;font-weight:400;color:var(--soft)}
input[type=file]{display:block;width:100%;margin-top:.5rem;padding:.375rem;border:1px dashed var(--line);border-radius:.625rem;background:transparent;color:var(--ink);font:inherit;font-size:.9375rem}
input::file-selector-button{min-height:3rem;margin-right:.75rem;padding:0 1rem;border:1px solid var(--act);border-radius:.5rem;background:transparent;color:var(--act);font:inherit;font-weight:600}
fieldset{margin:0 0 1rem;padding:0;border:0;min-width:0}
legend{padding:0;font-weight:600}
fieldset>p{margin:0 0 .5rem;color:var(--soft);font-size:.9375rem}
details{margin-bottom:.5rem;padding:0 .75rem;border:1px solid var(--line);border-radius:.625rem}
summary{min-height:3rem;padding:.75rem 0;font-weight:600;cursor:pointer}
details p{margin:0 0 .75rem;color:var(--soft);font-size:.9375rem}
button{display:block;width:100%;min-height:3.25rem;border:0;border-radius:.625rem;background:var(--act);color:var(--on-act);font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
.note{margin-top:1.25rem;padding:.75rem 1rem;border-radius:.75rem}
.good{background:var(--good)}
.bad{background:var(--bad);color:var(--bad-ink)}
.note p{margin:0}
ul{margin:0;padding-left:1.25rem;overflow-wrap:anywhere}
li span{color:var(--soft);font-size:.9375rem}
footer{margin-top:1.25rem;color:var(--soft);font-size:.9375rem}
footer p{margin:0}
`.trim();
