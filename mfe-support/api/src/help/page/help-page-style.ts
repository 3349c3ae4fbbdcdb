import { SANS_SERIF_FONTS } from '@girassol/api-platform/http/page-font';

/** Colours of the product by the names of the tokens of `shared-ui`, light and dark as the browser prefers. */
const variables = `
:root{color-scheme:light dark;--canvas:#faf8f4;--surface:#fff;--sunken:#f3f0ea;--line:#e4dfd5;--line-strong:#938e81;--ink:#1d2a26;--soft:#46534e;--leaf:#1f6f54;--leaf-strong:#175840;--leaf-soft:#e3f0ea;--on-leaf:#fff;--sun:#f2a900;--bad:#a93226}
@media(prefers-color-scheme:dark){:root{--canvas:#111815;--surface:#18211d;--sunken:#1f2a25;--line:#2c3a34;--line-strong:#6f7d76;--ink:#e9efec;--soft:#b3c0ba;--leaf:#6cc5a2;--leaf-strong:#8fd6b9;--leaf-soft:#1d372c;--on-leaf:#0c1712;--bad:#ef9a8f}}`;

const base = `
*{box-sizing:border-box;margin:0}
html{background:var(--canvas);color:var(--ink);font:400 17px/1.6 ${SANS_SERIF_FONTS};-webkit-text-size-adjust:100%;overflow-wrap:break-word}
h1,h2,h3{font-weight:600;line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
h1{font-size:clamp(28px,4.4vw,42px)}
h2{font-size:20px}
h3{font-size:18px;margin-top:28px}
p{text-wrap:pretty}
a{color:var(--leaf);text-underline-offset:3px}
ul,ol{padding:0;list-style:none}
strong{font-weight:600}
:focus-visible{outline:3px solid var(--leaf);outline-offset:3px;border-radius:6px}
.wide{width:min(100% - 40px,1040px);margin-inline:auto}
.skip{position:absolute;left:12px;top:-80px;z-index:9;background:var(--surface);padding:10px 16px;border-radius:8px}
.skip:focus{top:12px}
.top{border-bottom:1px solid var(--line);background:var(--surface)}
.top .wide{display:flex;align-items:center;gap:24px;min-height:60px}
.top .home{margin-right:auto;display:flex;align-items:center;gap:10px;color:var(--ink);font-weight:600;font-size:19px;text-decoration:none}
.top .home small{color:var(--soft);font-size:inherit;font-weight:400}
.top svg{display:block;flex:none}
main{padding-block:36px 64px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 20px;border:0;border-radius:8px;font:inherit;font-size:16px;font-weight:600;line-height:1.2;text-decoration:none;cursor:pointer;color:var(--on-leaf);background:var(--leaf)}
.button:hover{background:var(--leaf-strong)}
.button.plain{color:var(--leaf);background:transparent;box-shadow:inset 0 0 0 1.5px var(--leaf)}
.button.plain:hover{background:var(--leaf-soft)}
.foot{border-top:1px solid var(--line);color:var(--soft);font-size:15px}
.foot .wide{display:flex;flex-wrap:wrap;gap:4px 24px;padding-block:24px}
.foot a{color:inherit;padding-block:8px}`;

const list = `
.search{display:flex;flex-wrap:wrap;gap:10px;max-width:640px;margin-top:20px}
.search label{flex-basis:100%;font-weight:600;font-size:15px}
.search input{flex:1;min-width:0;min-height:48px;padding:8px 14px;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--line-strong);border-radius:8px}
.groups{columns:300px;column-gap:16px;margin-top:32px}
.group{break-inside:avoid;margin-bottom:16px;padding:20px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.group ul{display:grid;gap:2px;margin-top:10px}
.group li a{display:block;padding-block:5px;text-decoration:none}
.group li a:hover{text-decoration:underline}
.count{margin-top:20px;font-size:15px;color:var(--soft)}
.found{display:grid;gap:12px;margin-top:12px;max-width:720px}
.found li{padding:16px 20px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.found a{font-weight:600}
.found p,.lead{color:var(--soft)}
.none{margin-top:20px;max-width:640px;display:grid;gap:12px;justify-items:start}`;

const article = `
.split{display:grid;grid-template-columns:minmax(0,1fr) 260px;gap:48px;align-items:start}
.back{font-size:15px}
article{display:grid;gap:16px;max-width:680px}
article h1{margin-top:6px}
.lead{font-size:19px}
.steps{display:grid;gap:12px;counter-reset:step}
.steps li{counter-increment:step;position:relative;padding:2px 0 2px 44px}
.steps li::before{content:counter(step);position:absolute;left:0;top:0;width:30px;height:30px;border-radius:50%;display:grid;place-items:center;font-weight:600;font-size:15px;color:var(--leaf);background:var(--leaf-soft)}
.points{display:grid;gap:6px}
.points li{padding-left:20px;position:relative}
.points li::before{content:"";position:absolute;left:3px;top:.62em;width:7px;height:7px;border-radius:50%;background:var(--leaf)}
.vote{margin-top:16px;padding-top:20px;border-top:1px solid var(--line);display:flex;flex-wrap:wrap;align-items:center;gap:10px}
.vote p{margin-right:6px;font-weight:600}
.aside{padding:20px;border:1px solid var(--line);border-radius:12px;background:var(--surface);display:grid;gap:8px}
.aside li a{display:block;padding-block:4px}
@media(max-width:860px){.split{grid-template-columns:minmax(0,1fr);gap:32px}main{padding-block:24px 48px}}
@media print{.top,.foot,.vote,.aside,.back{display:none}}`;

/** Style of the pages of help articles. */
export const helpPageStyle = [variables, base, list, article].map((css) => css.replaceAll('\n', '')).join('');
