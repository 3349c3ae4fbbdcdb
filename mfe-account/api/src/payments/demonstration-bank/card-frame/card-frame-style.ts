import { SANS_SERIF_FONTS } from '@girassol/api-platform/http/page-font';
import { pageColours } from '@girassol/api-platform/http/page-style';

/**
 * CSS of the card page, which is framed by our screens: no ground of its own, fields as those of the product. The page
 * is sealed and loads no font; it has the product's where the machine has it.
 */
export const cardFrameStyle = `
${pageColours}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--ink);font:1rem/1.5 ${SANS_SERIF_FONTS}}
main{max-width:30rem;padding:1rem}
.mark{margin:0 0 1rem;padding:.5rem .75rem;border-radius:.5rem;background:var(--warn);color:var(--warn-ink);font-size:.875rem}
label{display:block;font-size:.875rem;font-weight:600}
input{display:block;width:100%;min-height:2.75rem;margin:.25rem 0 .75rem;padding:.5rem .625rem;border:1px solid var(--field);border-radius:.5rem;background:var(--surface);color:var(--ink);font:inherit}
input[aria-invalid]{border-color:var(--bad-ink)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button{min-height:2.75rem;border:1px solid var(--act);border-radius:.5rem;background:transparent;color:var(--act);font:inherit;font-weight:600;cursor:pointer}
#send{width:100%;min-height:3rem;background:var(--act);color:var(--on-act)}
#problem{margin:0 0 .75rem;color:var(--bad-ink)}
#done{margin:.75rem 0 0;color:var(--soft)}
#problem:empty,#done:empty{display:none}
h2{margin:1.5rem 0 .25rem;font-size:1rem}
ul{margin:0;padding:0;list-style:none}
li{display:flex;gap:.75rem;align-items:center;justify-content:space-between;padding:.625rem 0;border-top:1px solid var(--line)}
li span{display:block}
li .number{font-variant-numeric:tabular-nums;white-space:nowrap}
li small{color:var(--soft);font-size:.8125rem}
li button{flex:none;padding:0 .875rem}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`.trim();
