/** Colours of the house by day and by night; the brand's are added to them. Values are those of shared-ui's palette. */
const colours = `
:root{color-scheme:light dark;--canvas:#faf8f4;--surface:#fff;--sunken:#f3f0ea;--line:#e4dfd5;--line-strong:#938e81;
--ink:#1d2a26;--ink-soft:#46534e;--ink-faint:#626d68;--sun:#e39a00;--sky:#4a90c2;--bad:#c0392b;--bad-ink:#a93226;
--bad-soft:#fdeceb;--good-soft:#e4f3ea;--good-ink:#1f6b43}
@media screen and (prefers-color-scheme:dark){:root{--canvas:#10201b;--surface:#172a24;--sunken:#0c1915;--line:#2c443b;
--line-strong:#728479;--ink:#edf3ee;--ink-soft:#bfccc5;--ink-faint:#95a69e;--sun:#f6b73c;--sky:#6fb2e2;--bad:#dc5f51;
--bad-ink:#f39c90;--bad-soft:#45211d;--good-soft:#173b29;--good-ink:#7fd3a0}}`;

const text = `
*{box-sizing:border-box;margin:0}
html{background:var(--canvas);color:var(--ink);font:400 16px/1.55 Figtree,Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
-webkit-text-size-adjust:100%;scroll-padding-top:16px}
h1,h2,h3{line-height:1.2;font-weight:600;text-wrap:balance;letter-spacing:-.01em}
h2{font-size:24px}
h3{font-size:16px;margin-top:24px}
a{color:var(--brand-ink);text-underline-offset:3px}
ul{list-style:none;padding:0}
dd{margin:0}
small{display:block;font-size:13px;color:var(--ink-faint);font-weight:400}
.lead{color:var(--ink-soft);margin-top:6px;max-width:62ch}
.note{font-size:13px;color:var(--ink-faint);margin-top:8px}
.prose{white-space:pre-line;max-width:68ch;overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--brand-ink);outline-offset:2px;border-radius:4px}`;

const cover = `
.accepted-ribbon{background:var(--good-soft);color:var(--good-ink);font-weight:600;text-align:center;padding:12px 16px}
.accepted-ribbon a{color:inherit}
.ribbon{background:#f2a900;color:#2b1d00;font-weight:600;text-align:center;padding:8px 16px;font-size:14px}
.cover{position:relative;overflow:hidden;color:#fff;background:linear-gradient(160deg,var(--brand-deep),var(--brand) 70%,var(--brand-glow))}
.cover-art{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.cover-photo{display:block;width:100%;height:clamp(180px,27vw,360px);object-fit:cover}
.cover-inner{position:relative;max-width:1040px;margin:0 auto;padding:32px 24px 40px}
.sun-disc{fill:#f2a900}.sun-glow{fill:#f2a900;opacity:.13}
.hill{fill:#000;opacity:.16}
.modules{fill:#fff;opacity:.13}
.module-line{stroke:var(--brand-deep);stroke-width:3;opacity:.6;fill:none}
.brand{font-size:18px;min-height:40px}
.brand img{max-height:56px;max-width:220px;display:block}
.cover h1{font-size:clamp(32px,6vw,52px);margin-top:56px;max-width:16ch}
.pictured h1{margin-top:24px}
.for{font-size:18px;margin-top:12px;max-width:40ch}
.promise{margin-top:32px}
.promise span{display:block;font-size:16px}
.promise strong+span{margin-top:8px}
.place{white-space:nowrap}
.promise strong{display:block;font-size:clamp(44px,11vw,84px);line-height:1.05;font-weight:700;letter-spacing:-.03em}
.cover-facts{display:flex;flex-wrap:wrap;gap:8px 32px;margin-top:28px}
.cover-facts li{font-size:15px}
.cover-facts .on-paper{display:none}
.cover-facts strong{display:block;font-size:20px;font-weight:600}
.cover-foot{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:32px;font-size:14px}`;

const parts = `
.roof{display:block;width:100%;max-height:520px;object-fit:cover;border-radius:12px}
.page{max-width:1040px;margin:0 auto;padding:24px 24px 20px;display:grid;gap:20px}
.answer{padding-top:0;padding-bottom:56px}
:has(>.tools)+.answer{padding-top:24px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:28px;min-width:0}
.message{font-size:18px;padding:12px 4px 4px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:16px 24px;margin-top:20px}
.facts dt{font-size:14px;color:var(--ink-faint)}
.facts dd{font-size:20px;font-weight:600;font-variant-numeric:tabular-nums;line-height:1.3}
.bills{display:grid;gap:16px;margin-top:20px}
.bill p{display:flex;justify-content:space-between;gap:16px;align-items:baseline}
.bill strong{font-size:22px;font-weight:600;font-variant-numeric:tabular-nums}
.bill svg{display:block;width:100%;height:20px;margin-top:6px;background:var(--sunken);border-radius:6px}
.bill .before{fill:var(--sky)}.bill .after{fill:var(--brand-ink)}
.saving{margin-top:20px;font-size:18px}
.saving strong{white-space:nowrap;color:var(--brand-ink)}
.chart{display:block;width:100%;height:auto;margin-top:16px}
.chart.narrow,.chart.paper{display:none}
.chart .grid{stroke:var(--line)}.chart .axis{stroke:var(--line-strong)}
.chart .tick{fill:var(--ink-faint);font-size:12px;font-variant-numeric:tabular-nums}
.chart .consumption{fill:var(--sky)}.chart .generation{fill:var(--sun)}
.chart .earned{fill:var(--brand-ink)}.chart .owed{fill:var(--ink-faint);opacity:.5}
.legend{display:flex;gap:20px;margin-top:16px;font-size:14px}
.legend li::before{content:"";display:inline-block;width:12px;height:12px;border-radius:3px;margin-right:8px;vertical-align:-1px}
.legend .consumption::before{background:var(--sky)}.legend .generation::before{background:var(--sun)}
.kit{margin-top:20px;border-top:1px solid var(--line)}
.kit li{display:flex;gap:16px;padding:14px 0;border-bottom:1px solid var(--line)}
.kit li div>*{display:block}
.kit li strong{font-weight:600}
.kit li span{color:var(--ink-soft)}
.kit li em{font-style:normal;font-size:14px;color:var(--brand-ink)}
.quantity{min-width:44px;font-variant-numeric:tabular-nums;font-weight:600}
.extras{margin-top:8px;display:grid;gap:4px 24px;grid-template-columns:repeat(auto-fit,minmax(260px,1fr))}
.extras .quantity{color:var(--ink-soft)}
.kit+.prose,.extras+.prose{margin-top:20px;color:var(--ink-soft)}
.price{margin-top:12px}
.price strong{display:block;font-size:clamp(36px,7vw,52px);line-height:1.1;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.price span{color:var(--ink-soft)}
.halves{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr));gap:0 32px}
.offers{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr));gap:8px 32px}
.offer{min-width:0}
.assumptions{margin-top:16px}
.assumptions div{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:4px 24px;padding:8px 0;border-top:1px solid var(--line);font-size:15px}
.assumptions dt{color:var(--ink-faint)}
.printed-acceptance{display:flex;gap:16px;align-items:center}
.printed-acceptance svg{flex:none;width:96px;height:96px}
.printed-acceptance div{min-width:0;overflow-wrap:anywhere}
.steps{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:16px 24px;margin-top:20px;padding:0;list-style:none;counter-reset:step}
.steps li{counter-increment:step}
.steps li::before{content:counter(step);display:grid;place-content:center;width:28px;height:28px;margin-bottom:8px;border-radius:50%;background:var(--brand);color:#fff;font-weight:600;font-size:14px}
.steps strong{display:block;font-weight:600}
.steps span{font-size:14px;color:var(--ink-soft)}
.contact{text-align:center;padding:24px 16px 8px}
.contact ul{display:flex;flex-wrap:wrap;gap:12px 24px;justify-content:center;align-items:center;margin-top:16px}`;

const tables = `
.scroll{overflow-x:auto;margin-top:12px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:15px}
th,td{padding:8px 12px;text-align:right;border-bottom:1px solid var(--line)}
td{white-space:nowrap}
th:first-child{text-align:left;padding-left:0}
td:last-child,th:last-child{padding-right:0}
thead th,tfoot th{font-weight:600}
thead th{font-size:13px;color:var(--ink-faint);border-bottom-color:var(--line-strong)}
tbody th{font-weight:400}
tfoot td{font-weight:600}
details{margin-top:20px}
summary{cursor:pointer;color:var(--brand-ink);font-weight:500;width:fit-content;padding:10px 0}`;

const form = `
form{margin-top:20px;max-width:480px;display:grid;gap:16px}
label{font-weight:500;display:block}
.field>input{width:100%;margin-top:6px;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--line-strong);border-radius:6px;padding:10px 12px;min-height:46px}
.field>input[aria-invalid]{border-color:var(--bad)}
.check{display:flex;gap:10px;font-weight:400;align-items:flex-start}
.check input{width:20px;height:20px;margin:2px 0 0;accent-color:var(--brand-ink);flex:none}
.error,.wrong{color:var(--bad-ink);font-size:14px;margin-top:4px}
.wrong{scroll-margin-top:24px;padding:12px 16px;border-radius:10px;background:var(--bad-soft);margin-top:16px}
.wrong:focus-visible,.field>input[aria-invalid]:focus-visible{outline-color:var(--bad)}
.accepted{background:var(--good-soft);color:var(--good-ink);border-radius:10px;padding:16px;margin-top:16px}
button,.action{display:inline-block;font:inherit;font-weight:600;color:#fff;background:var(--brand);border:0;border-radius:8px;padding:12px 20px;min-height:46px;text-decoration:none;cursor:pointer;text-align:center}
button:hover,.action:hover{background:var(--brand-deep)}
.tools{position:sticky;bottom:0;display:flex;flex-wrap:wrap;gap:8px 20px;justify-content:center;align-items:center;padding:12px 16px;background:var(--surface);border-block:1px solid var(--line);font-size:15px}
.tools p{line-height:1.2}
.tools small{display:block;color:var(--ink-soft)}
.tools a:not(.action){display:inline-flex;align-items:center;min-height:44px}
.status{min-height:100vh;display:grid;place-content:center;justify-items:center;text-align:center;gap:16px;padding:32px 20px}
.status svg{width:120px;height:auto}
.status p{max-width:46ch;color:var(--ink-soft)}
.status .facts{display:flex;flex-wrap:wrap;justify-content:center;gap:16px 32px}`;

const narrow = `
.tools{gap:8px 12px;padding:12px}
.tools .action{padding:12px 14px}
.tools a.print{display:none}
.chart.wide{display:none}
.chart.narrow{display:block}
.page{padding:16px 12px 12px;gap:12px}
.answer{padding-top:0;padding-bottom:40px}
:has(>.tools)+.answer{padding-top:16px}
.card{padding:20px 16px}
h2{font-size:21px}
.cover-inner{padding:20px 16px 28px}
.cover h1{margin-top:48px}
.pictured h1{margin-top:16px}
.cover-photo{height:180px}
.cover-art{width:420px;height:220px;left:auto;right:-30px;top:-30px}
.cover :is(.sun-disc,.sun-glow){transform:none}
.hill,.modules,.module-line{display:none}
.facts{grid-template-columns:repeat(2,minmax(0,1fr));gap:16px}
.facts dd{font-size:18px}
.assumptions div{grid-template-columns:1fr}
th,td{padding:8px}
table{font-size:14px}`;

/** The same rules for what stands in `.mobile`. */
const insideMobile = (css: string): string =>
  // linear: the styles above
  css.replace(/^[^{\n]+(?=\{)/gm, (selectors) =>
    selectors
      .split(',')
      .map((selector) => `.mobile ${selector}`)
      .join(','),
  );

/**
 * Moves the sun of the cover into its corner where the window is too narrow for it to stand beside the title, in units of
 * the drawing.
 */
const tablets =
  '@media screen and (max-width:1000px){.cover :is(.sun-disc,.sun-glow){transform:translate(100px,-95px)}}';

/** The address for phones is narrow everywhere; the usual one where the window is. */
const phones = `@media screen and (max-width:600px){${narrow}}
${insideMobile(narrow)}
.mobile .page,.mobile .cover-inner{max-width:480px}`;

/**
 * Rules for paper. No piece that stays whole, with the heading that stays with it, is higher than about a third of a
 * page: so every page but the last is more than half full. Next steps, acceptance and contact stay together, with a
 * short closing text, so that the last page is no stub. Assumptions stay whole in three columns. A proposal of one unit,
 * without financing and long texts, takes four pages.
 */
const printStyle = `
@page{size:A4;margin:14mm 12mm 18mm}
@media print{
html{font-size:14px;background:#fff;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.tools,.ribbon,.accepted-ribbon,.next-step,.card:has(form){display:none}
.page{display:block;padding:0;max-width:none}
p,li,dd{orphans:3;widows:3}
.card{border:0;border-radius:0;padding:0;margin:0 0 4mm;break-inside:auto}
.card h2{border-top:2px solid var(--brand);padding-top:2.5mm;font-size:20px}
.card .lead{margin-top:2px;max-width:none}
.bills{gap:8px;margin-top:10px}
.bill strong{font-size:18px}
.bill svg{height:14px;margin-top:2px}
.saving{margin-top:10px;font-size:16px}
.kit{margin-top:10px}
.kit li{padding:5px 0;font-size:13px;line-height:1.35}
.kit li em{font-size:13px}
.extras{grid-template-columns:repeat(3,minmax(0,1fr));gap:4px 16px;font-size:13px;line-height:1.35}
.price{margin-top:4px}
.price strong{display:inline;margin-right:12px;font-size:32px}
h3{margin-top:10px}
h3,h3+.lead,.head{break-after:avoid}
.head,.whole,.answer{break-inside:avoid}
tr,table,.chart,.roof,.kit li,.extras li,.offer,.bills,.facts,details,.assumptions div{break-inside:avoid}
.saving{break-before:avoid}
.facts:has(+.kit){break-after:avoid}
.chart{margin-top:2mm;overflow:visible}
.chart:not(.paper){display:none!important}
.chart.paper{display:block}
.legend{margin-top:10px}
.facts{grid-template-columns:repeat(3,minmax(0,1fr));gap:8px 20px;margin-top:8px}
.facts:has(>:nth-child(4):last-child){grid-template-columns:repeat(4,minmax(0,1fr))}
.facts dt{font-size:12px}
.facts dd{font-size:17px}
.facts small{font-size:11px;line-height:1.3}
details{margin-top:3mm}
details:not([open]){display:none}
thead{display:table-header-group}
tfoot{display:table-row-group}
tfoot tr{break-before:avoid}
.halves{grid-template-columns:repeat(2,minmax(0,1fr));gap:0 8mm;align-items:start}
.halves th,.halves td{padding:2px 4px;font-size:11px}
.offers{gap:0 8mm}
.offer:not(:only-child) td{white-space:normal}
.offer:not(:only-child) :is(th,td){padding:2px 4px}
.offers:has(>:nth-child(2)){grid-template-columns:repeat(2,minmax(0,1fr))}
.accepted,.price{break-inside:avoid}
.cover{height:255mm;display:grid;align-items:end;break-inside:avoid;break-after:page;border-radius:8mm}
.pictured{grid-template-rows:minmax(0,1fr) auto}
.pictured .cover-photo{height:100%;min-height:0}
.cover-facts .on-paper{display:list-item}
.cover-facts{display:grid;grid-template-columns:repeat(2,max-content);gap:12px 40px}
.cover-inner{padding:20mm 16mm;width:100%}
.pictured .cover-inner{padding:12mm 16mm}
.pictured h1{margin-top:8mm}
.cover-art{height:52%}
.cover .hill,.cover .modules,.cover .module-line{display:none}
.scroll{overflow:visible;margin-top:2mm}
.assumptions{columns:3;column-gap:5mm;margin-top:2mm;break-inside:avoid}
.assumptions div{display:block;padding:1px 0;font-size:11px;line-height:1.25}
.assumptions dt{font-size:11px}
.roof{max-height:66mm}
summary{list-style:none;color:var(--ink);padding:0}
.message{padding:0 0 4.5mm;font-size:15px;line-height:1.45}
.answer .message{grid-column:1/-1;padding:0;font-size:14px;line-height:1.4}
th,td{padding:2px 8px;font-size:12px;line-height:1.4}
a{color:inherit;text-decoration:none}
.answer{display:grid;grid-template-columns:3fr 2fr;gap:2mm 8mm}
.answer .card,.signature{grid-column:1/-1;margin:0}
.answer h2:not(.card h2){font-size:16px}
.answer p,.contact li{font-size:12px}
.steps{grid-template-columns:repeat(5,minmax(0,1fr));gap:8px 5mm;margin-top:2mm}
.steps li::before{width:22px;height:22px;font-size:12px;margin-bottom:4px}
.steps strong{font-size:13px}
.steps span{display:block;font-size:11px;line-height:1.4}
.printed-acceptance{align-items:start}
.printed-acceptance svg{width:88px;height:88px}
.printed-acceptance p,.contact li{line-height:1.4}
.lines{display:grid;grid-template-columns:3fr 2fr 3fr 1fr;gap:5mm;margin-top:9mm}
.lines p{border-top:1px solid var(--line-strong);padding-top:1mm;font-size:11px;color:var(--ink-faint)}
.contact{text-align:left;padding:0}.contact:last-child{grid-column:1/-1}.contact ul{justify-content:flex-start;gap:2px 20px;margin-top:4px}
.action{background:none;color:inherit;padding:0;min-height:0;font-weight:400}
}`;

const squeezed = (css: string): string => css.replaceAll('\n', '');

/** CSS of a proposal's page, without the colours and fonts of the seller's brand. */
export const proposalPageCss = [colours, text, cover, parts, tables, form, tablets, phones, printStyle]
  .map(squeezed)
  .join('');
