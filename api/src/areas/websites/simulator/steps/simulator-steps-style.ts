import { SANS_SERIF_FONTS } from '@girassol/api-platform/http/page-font';

/** CSS of the simulator's pages, in addition to the CSS of all pages of a site. */
export const simulatorStepsStyle = `
body{background:linear-gradient(var(--tint) 0,var(--bg) 720px)}
.steps>div>h1+p{margin-top:12px}
.steps{max-width:720px;margin-inline:auto;display:grid;gap:24px}
.steps h1{font-size:clamp(30px,5vw,46px)}
.steps h2{font-size:clamp(22px,3vw,28px)}
.simulator .pair{display:grid;gap:18px;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));align-items:start}
.progress{font-weight:600;color:var(--brand-ink);font-size:15px}
.progress+.simulator{margin-top:14px}
.steps [role=alert]{scroll-margin-top:44px}
.result{display:grid;gap:16px}
.result figure{display:grid;gap:8px}
.result .unknown{font-size:18px;text-wrap:pretty}
.steps:has(.outcome){max-width:none}
.outcome{display:grid;gap:32px clamp(32px,5vw,72px)}
.outcome>div{display:grid;gap:20px;align-content:start}
@media(min-width:1001px){.outcome{grid-template-columns:minmax(0,1.25fr) minmax(0,1fr);align-items:start}.outcome>form,.outcome>:last-child{position:sticky;top:100px}}
.done{width:72px;height:72px}
.done circle{fill:var(--good-soft)}
.done path{fill:none;stroke:var(--good);stroke-width:5;stroke-linecap:round;stroke-linejoin:round}
.facts.box{margin-top:0;padding-top:clamp(20px,3vw,36px);border-top:1px solid var(--line)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:18px 24px;margin-top:24px;padding-top:20px;border-top:1px solid var(--line)}
.result .facts{grid-template-columns:repeat(2,minmax(0,1fr))}
.facts.box{grid-template-columns:repeat(auto-fit,minmax(min(100%,180px),1fr))}
.facts dt{color:var(--soft);font-size:15px}
.facts dd{margin:0;font:var(--heavy) 26px/1.2 var(--display);font-variant-numeric:tabular-nums}
.facts dd .amount{white-space:nowrap}
.facts dd small{font:400 15px/1.4 ${SANS_SERIF_FONTS};color:var(--soft);display:block}
.given summary{cursor:pointer;font-weight:600;min-height:44px;display:flex;align-items:center}
.given summary::before{content:"+";width:1.2em;font-weight:700}
.given[open] summary::before{content:"–"}
.given dl{display:grid;gap:12px;padding:4px 0 8px}
.given dt{font-weight:600;font-size:15px}
.given dd{margin:0;color:var(--soft);font-size:15px}
.refine,.refine .group-a{display:grid;gap:18px}
.given .refine{padding:8px 0 20px}
.refine:not(:has([name=grupo][value=A]:checked)) .group-a{display:none}
.note.bad ul{list-style:disc;padding-left:20px}
.note.bad a{color:inherit}
`.replaceAll('\n', '');
