import { SANS_SERIF_FONTS } from '@girassol/api-platform/http/page-font';

/**
 * Styles that every page of a site has, whatever its look. Those who build a page inside `renderSitePage` use:
 *
 * - `.wide`: as wide as the page's text; inside a section, around everything.
 * - `.box`: a raised surface with room inside, for a form or a result.
 * - `.field`: a label, its input or select, and `.hint` or `.error` below it.
 * - `.choices`: radio buttons in a row, each a label.
 * - `.check`: a tick beside its words.
 * - `.button`: what one presses; `.button.plain` is the lesser one.
 * - `.note`: small print. `.note.bad` says what is wrong, `.note.good` what worked.
 * - `.figure`: a large number with its unit; `.figures` a row of them.
 */
const text = `
*{box-sizing:border-box;margin:0}
html{background:var(--bg);color:var(--ink);font:400 17px/1.6 ${SANS_SERIF_FONTS};
-webkit-text-size-adjust:100%;scroll-padding-top:88px;overflow-wrap:break-word}
h1,h2,h3{font-family:var(--display);font-weight:var(--heavy);line-height:1.12;letter-spacing:var(--tight);text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:clamp(34px,5.4vw,var(--h1))}
h2{font-size:clamp(27px,3.6vw,var(--h2))}
h3{font-size:19px;line-height:1.3;letter-spacing:0}
p{text-wrap:pretty}
a{color:var(--brand-ink);text-underline-offset:3px}
img,svg{display:block;max-width:100%}
ul,ol{padding:0;list-style:none}
small{font-size:14px}
:focus-visible{outline:3px solid var(--brand-ink);outline-offset:3px;border-radius:4px}
.wide{width:min(100% - 40px,1120px);margin-inline:auto}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:12px;top:-60px;z-index:9;background:var(--surface);color:var(--ink);padding:10px 16px;border-radius:8px}
.skip:focus{top:12px}`;

const parts = `
.box{background:var(--surface);border:1px solid var(--line);border-radius:var(--round);padding:clamp(20px,3vw,36px);box-shadow:var(--shadow)}
.field{display:grid;gap:6px}
.field label,.field legend{font-weight:600;font-size:16px}
.field input:not([type=radio],[type=checkbox]),.field select,.field textarea{width:100%;min-height:50px;font:inherit;color:var(--ink);background:var(--surface);
border:1px solid var(--edge);border-radius:var(--small);padding:10px 14px}
.field textarea{min-height:120px}
.field :is(input,select,textarea)[aria-invalid]{border-color:#c0392b}
.hint{font-size:14px;color:var(--soft)}
.error{font-size:15px;color:var(--bad)}
fieldset{min-width:0}
legend{padding:0}
.choices{display:flex;flex-wrap:wrap;gap:10px 22px;border:0;padding:0}
.choices label{display:flex;gap:8px;align-items:center;font-weight:400;min-height:44px}
.choices input,.check input{width:20px;height:20px;accent-color:var(--brand-ink);flex:none}
.check{display:flex;gap:10px;align-items:flex-start}
.check input{margin-top:3px}
form{display:grid;gap:18px}
.reasons{border:0;padding:0;gap:10px}
.button{display:inline-flex;align-items:center;justify-content:center;gap:10px;min-height:52px;padding:12px 26px;font:inherit;font-weight:600;line-height:1.2;
color:var(--on-brand);background:var(--brand);border:2px solid var(--brand);border-radius:var(--pill);text-decoration:none;cursor:pointer;text-align:center}
.button:hover{background:var(--brand-deep);border-color:var(--brand-deep)}
.button.plain{background:transparent;color:currentColor;border-color:currentColor}
.button.plain:hover{background:color-mix(in srgb,currentColor 12%,transparent)}
.note{font-size:15px;color:var(--soft)}
.note.bad,.note.good{padding:14px 18px;border-radius:var(--small);color:var(--bad);background:var(--bad-soft)}
.note.good{color:var(--good);background:var(--good-soft)}
.figures{display:flex;flex-wrap:wrap;gap:24px 48px}
.figure strong{display:block;font:var(--heavy) clamp(30px,4vw,46px)/1.1 var(--display);letter-spacing:var(--tight);font-variant-numeric:tabular-nums}
.figure span{color:var(--soft)}`;

const frame = `
.top{position:sticky;top:0;z-index:5;background:var(--bar);border-bottom:1px solid var(--line)}
.top>.wide{display:flex;align-items:center;gap:12px 32px;min-height:72px;padding-block:10px}
.brand{color:var(--ink);text-decoration:none;font:700 20px/1.2 var(--display);margin-right:auto}
.brand img{max-height:48px;width:auto;max-width:200px;object-fit:contain}
.top nav ul{display:flex;gap:4px 26px}
.top nav a{color:var(--ink);text-decoration:none;font-size:16px;display:block;padding:8px 0}
.top nav a:hover{text-decoration:underline}
.top .button{min-height:44px;padding:8px 20px;font-size:16px}
.menu{display:none}
main>section{padding-block:clamp(52px,7.5vw,104px)}
main.page{padding-block:clamp(36px,6vw,72px);min-height:56vh}
main.page>*+*{margin-top:20px}
main.page>.words h2{font-size:24px;margin-top:22px}
.foot{border-top:1px solid var(--line);background:var(--foot);color:var(--foot-ink);padding-block:44px 112px;font-size:15px}
.foot .wide{display:grid;gap:10px}
.foot a{color:inherit}
.foot strong{font-size:17px}
.foot ul{display:flex;flex-wrap:wrap;gap:6px 22px}
.whatsapp{position:fixed;right:max(20px,env(safe-area-inset-right));bottom:max(20px,env(safe-area-inset-bottom));z-index:6;display:flex;align-items:center;gap:10px;
min-height:56px;padding:12px 22px 12px 18px;border-radius:28px;background:#0b6e4f;color:#fff;text-decoration:none;font-weight:600;box-shadow:0 6px 24px rgb(0 0 0/.28)}
.whatsapp svg{width:28px;height:28px;fill:currentColor}
@media(max-width:900px){
.top nav>ul{display:none}
.menu{display:block;position:relative}
.menu summary{list-style:none;cursor:pointer;min-height:44px;display:flex;align-items:center;gap:8px;font-weight:600}
.menu summary::-webkit-details-marker{display:none}
.top .menu ul{position:absolute;right:0;top:52px;display:grid;gap:0;width:max-content;min-width:220px;max-width:calc(100vw - 40px);max-height:calc(100vh - 96px);overflow:auto;background:var(--surface);border:1px solid var(--line);border-radius:var(--small);padding:8px 18px;box-shadow:var(--shadow)}
.menu a{padding:11px 0!important}
.top .button{display:none}
}
@media(max-width:600px){
.whatsapp span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.whatsapp{padding:14px;width:60px;height:60px;justify-content:center;border-radius:50%}
.button{width:100%}
body:has(form :focus-visible) .whatsapp{display:none}
main.page:has(form)~aside .whatsapp{position:static;margin:0 auto 24px}
main.page:has(form)~.foot{padding-bottom:44px}
}
@media print{.top,.whatsapp{display:none}}`;

/** CSS of all pages of sites, without the parts that depend on the look and its colour. */
export const baseStyle = [text, parts, frame].map((css) => css.replaceAll('\n', '')).join('');
