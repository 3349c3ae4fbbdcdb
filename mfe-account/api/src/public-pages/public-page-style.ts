import { SANS_SERIF_FONTS } from '@girassol/api-platform/http/page-font';

/** Colours of the product's light theme, by the names of the tokens of `shared-ui`. */
const variables = `:root{--canvas:#faf8f4;--surface:#fff;--sunken:#f3f0ea;--line:#e4dfd5;--line-strong:#938e81;--ink:#1d2a26;--soft:#46534e;--faint:#626d68;
--leaf:#1f6f54;--leaf-strong:#175840;--leaf-soft:#e3f0ea;--night:#0f3a2c;--sun:#f2a900;--sun-soft:#fdf2d6;--on-sun:#2b1d00;--bad:#a93226;--bad-soft:#fbe9e6;
--font:${SANS_SERIF_FONTS};--shadow:0 1px 2px rgb(29 42 38/.06),0 12px 32px rgb(29 42 38/.1)}`;

const base = `
*{box-sizing:border-box;margin:0}
html{color-scheme:light;background:var(--canvas);color:var(--ink);font:400 17px/1.6 var(--font);-webkit-text-size-adjust:100%;scroll-padding-top:88px;overflow-wrap:break-word}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
h1,h2,h3{font-weight:600;line-height:1.12;letter-spacing:-.022em;text-wrap:balance}
h1{font-size:clamp(37px,5.6vw,66px);letter-spacing:-.032em}
h2{font-size:clamp(28px,3.5vw,42px)}
h3{font-size:20px;line-height:1.3;letter-spacing:-.01em}
p{text-wrap:pretty}
a{color:var(--leaf);text-underline-offset:3px}
img,svg{display:block;max-width:100%}
img{height:auto}
ul,ol{padding:0;list-style:none}
strong{font-weight:600}
:focus-visible{outline:3px solid var(--leaf);outline-offset:3px;border-radius:6px}
.wide{width:min(100% - 40px,1160px);margin-inline:auto}
.skip{position:absolute;left:12px;top:-80px;z-index:9;background:var(--surface);padding:10px 16px;border-radius:8px}
.skip:focus{top:12px}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:52px;padding:12px 26px;border:0;border-radius:10px;font:600 17px/1.2 var(--font);text-decoration:none;text-align:center;cursor:pointer;color:#fff;background:var(--leaf)}
.button:hover{background:var(--leaf-strong)}
.button.sunny{color:var(--on-sun);background:var(--sun)}
.button.sunny:hover{background:#ffbd24}
.button.plain{color:var(--leaf);background:transparent;box-shadow:inset 0 0 0 1.5px var(--leaf)}
.button.plain:hover{background:var(--leaf-soft)}
.button.small{min-height:44px;padding:8px 18px;font-size:16px;border-radius:8px}`;

const frame = `
.top{position:sticky;top:0;z-index:5;background:rgb(250 248 244/.94);backdrop-filter:blur(10px);border-bottom:1px solid var(--line)}
.top .wide{display:flex;align-items:center;gap:8px 28px;min-height:68px}
.brand{display:flex;align-items:center;gap:9px;margin-right:auto;font-weight:600;font-size:21px;letter-spacing:-.02em;color:var(--ink);text-decoration:none}
.petal{fill:var(--sun)}.petal.back{opacity:.72}.disc{fill:var(--leaf)}
.top nav{display:flex;gap:28px}
.top nav a,.top .enter{color:var(--ink);text-decoration:none;font-size:16px;font-weight:500;padding:10px 0}
.top nav a:hover,.top .enter:hover{text-decoration:underline}
.foot{padding-block:44px 56px;border-top:1px solid var(--line);font-size:15px;color:var(--soft)}
.foot .wide{display:flex;flex-wrap:wrap;align-items:center;gap:16px 28px}
.foot ul{display:flex;flex-wrap:wrap;gap:4px 24px}
.foot a:not(.brand){color:inherit;display:block;padding:8px 0}
.foot p{flex-basis:100%}
@media(max-width:860px){.top nav{display:none}.top .wide{gap:16px}}`;

const form = `
.lead{display:grid;gap:16px}
.field{display:grid;gap:5px;align-content:end}
.field label{font-weight:600;font-size:15px}
.field input,.field select{width:100%;min-height:48px;padding:9px 13px;font:400 17px/1.4 var(--font);color:var(--ink);background:var(--surface);border:1px solid var(--line-strong);border-radius:8px}
.field [aria-invalid]{border:2px solid var(--bad)}
.field .error{font-size:15px;color:var(--bad)}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,210px),1fr));gap:16px}
.note{font-size:14px;line-height:1.5;color:var(--soft)}
.problems{padding:13px 16px;border-radius:8px;color:var(--bad);background:var(--bad-soft)}
.problems a{color:inherit}
.problems:focus{outline:0}`;

/** Style that all public pages of the product share: text, buttons, frame and form. */
export const publicPageStyle = [variables, base, frame, form].map((css) => css.replaceAll('\n', '')).join('');
