import { renderPageBaseStyle } from '@girassol/api-platform/http/page-style';
import { productBrandStyle } from '../page/ProductBrand';
import { statusNoteStyle } from '../page/status-note-style';

/**
 * Renders the CSS of the verification page, for phones first, with a light and a dark theme. It loads no other file
 * than the product's font, if there is one.
 */
export const renderVerifyStyle = (fontUrl: string | null): string =>
  `
${renderPageBaseStyle(fontUrl)}
${productBrandStyle}
main{max-width:40rem;margin:0 auto;padding:1.25rem 1rem 3rem}
header p{margin:0;color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}
h1{margin:.125rem 0 .25rem;font-size:1.5rem;line-height:1.25}
h2{margin:0 0 .5rem;font-size:1.125rem;overflow-wrap:anywhere}
h3{margin:1rem 0 .25rem;font-size:1rem}
p{margin:0 0 .75rem}
p:last-child{margin:0}
a{color:inherit;text-underline-offset:3px}
.box{display:block;margin-top:1rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
${statusNoteStyle}
small{display:block;font-size:.9375rem;font-weight:400}
label{display:block;font-weight:600}
label small{color:var(--soft)}
input[type=text],input[type=file]{display:block;width:100%;min-height:3rem;margin:.5rem 0 .75rem;padding:.625rem;border:1px solid var(--field);border-radius:.5rem;background:var(--surface);color:var(--ink);font:inherit}
input[type=file]{border-style:dashed;font-size:.9375rem}
.choose{display:none}
.scripted .choose{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.5rem;margin:.5rem 0 0;padding:1.25rem .75rem;border:1px dashed var(--field);border-radius:.5rem;color:var(--act);text-align:center;cursor:pointer;overflow-wrap:anywhere}
.choose span{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.25rem;border-radius:.625rem;background:var(--act);color:var(--on-act);font-weight:700}
.choose small{color:var(--soft)}
.scripted #file-form button{display:none}
.scripted input[type=file]{position:absolute;width:1px;height:1px;min-height:0;margin:0;padding:0;overflow:hidden;clip-path:inset(50%)}
.scripted input[type=file]:focus-visible~.choose{outline:3px solid var(--act);outline-offset:2px}
input::file-selector-button{min-height:2.5rem;margin-right:.75rem;padding:0 .75rem;border:1px solid var(--act);border-radius:.5rem;background:transparent;color:var(--act);font:inherit;font-weight:600}
button{display:block;width:100%;min-height:3.25rem;border:0;border-radius:.625rem;background:var(--act);color:var(--on-act);font:inherit;font-weight:700;cursor:pointer}
.plain{background:transparent;color:var(--act);border:1px solid var(--act)}
dl{margin:0}
dt{color:var(--soft);font-size:.9375rem}
dd{margin:0 0 .5rem;overflow-wrap:anywhere}
ul{margin:0;padding:0;list-style:none}
li{padding:.5rem 0;border-top:1px solid var(--line)}
li .cpf{display:inline;white-space:nowrap}
li>span{display:block;color:var(--soft);font-size:.9375rem}
code,pre{font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
code{display:block}
pre{margin:0 0 .75rem;padding:.75rem;border-radius:.5rem;background:var(--ground);white-space:pre-wrap}
summary{min-height:2.75rem;padding:.5rem 0;font-weight:600;cursor:pointer}
@media (hover:none){.only-mouse{display:none}}
.only-scripted,.scripted .only-plain{display:none}
.scripted .only-scripted{display:block}
#status{margin:.75rem 0 0}
#status:empty{display:none}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`.trim();
