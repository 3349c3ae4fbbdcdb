import { renderPageBaseStyle } from '@girassol/api-platform/http/page-style';
import { productBrandStyle } from './ProductBrand';
import { statusNoteStyle } from './status-note-style';

/**
 * Renders the CSS of the signing pages: for phones first, with large buttons, and with a light and a dark
 * theme. It loads no other file than the product's font, if there is one.
 */
export const renderSigningStyle = (brand: string, fontUrl: string | null): string =>
  `
${renderPageBaseStyle(fontUrl)}
:root{--brand:${brand}}
${productBrandStyle}
html{scroll-padding-bottom:7rem}
body{border-top-color:var(--brand)}
main{max-width:44rem;margin:0 auto;padding:1.25rem 1rem 8rem}
header .company-logo{display:block;max-width:12rem;max-height:3.5rem;margin:0 0 .5rem;padding:.25rem;border-radius:.375rem;background:#fff;object-fit:contain}
header p{margin:0;color:var(--soft);font-size:.9375rem}
h1{margin:.125rem 0 .25rem;font-size:1.375rem;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:0 0 .5rem;font-size:1.0625rem}
p{margin:0 0 .75rem}
a{color:inherit;text-underline-offset:3px}
.step{margin:1rem 0 .5rem;font-weight:700}
.steps{display:grid;grid-template-columns:repeat(3,1fr);gap:.5rem;margin:1rem 0;padding:0;list-style:none;counter-reset:step}
.steps li{padding-top:.5rem;border-top:4px solid var(--line);color:var(--soft);font-size:.9375rem;counter-increment:step}
.steps li::before{content:counter(step) ". "}
.steps .done,.steps .now{border-color:var(--act)}
.steps .done::before{content:"\\2713  "/""}
.steps .now{color:var(--ink);font-weight:700}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.box{margin-top:1rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
${statusNoteStyle}
.box .note{margin-top:0}
.box p{overflow-wrap:anywhere}
.box p:last-child{margin:0}
code{display:block;font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
.signers{margin:0;padding:0;list-style:none}
.signers li{padding:.625rem 0;border-top:1px solid var(--line)}
.signers li:first-child{border-top:0;padding-top:0}
.signers li:last-child{padding-bottom:0}
.signers span{display:block;color:var(--soft);font-size:.9375rem}
.pages{margin:1rem 0 0;padding:0;list-style:none}
.pages li{margin-bottom:1rem}
.pages img{display:block;width:100%;height:auto;aspect-ratio:210/297;background:#fff;border:1px solid var(--line);border-radius:.25rem}
.page-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem;margin-bottom:.5rem;color:var(--soft)}
.page-head a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid var(--act);border-radius:.625rem;color:var(--act);font-weight:700;text-decoration:none}
.text{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font:inherit}
label{display:block;margin-bottom:1rem;font-weight:600}
label small,.drawing small{display:block;font-weight:400;color:var(--soft)}
.field{margin-bottom:1rem}
.field label{margin:0}
.drawing p{margin:0;font-weight:600}
input[type=text],textarea{display:block;width:100%;margin-top:.375rem;padding:.75rem;border:1px solid var(--field);border-radius:.5rem;background:var(--surface);color:var(--ink);font:inherit}
input.code{max-width:12rem;font-size:1.5rem;letter-spacing:.25em;font-variant-numeric:tabular-nums}
textarea{min-height:6rem}
.tick{display:flex;gap:.75rem;align-items:flex-start;font-weight:400}
.tick input{flex:none;width:1.5rem;height:1.5rem;margin:.125rem 0 0;accent-color:var(--act)}
.error{display:block;margin-top:.5rem;color:var(--bad-ink);font-weight:600}
button,.button{display:block;width:100%;min-height:3.25rem;padding:.75rem 1rem;border:0;border-radius:.625rem;background:var(--act);color:var(--on-act);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.refuse{background:var(--bad-ink);color:var(--surface)}
.plain{background:transparent;color:var(--act);border:1px solid var(--act)}
.link{display:inline-block;padding:.75rem 0}
.files{margin-top:1rem;text-align:center}
.stick{position:fixed;inset:auto 0 0;padding:.75rem 1rem calc(.75rem + env(safe-area-inset-bottom));background:var(--surface);border-top:1px solid var(--line)}
.stick form,.stick>*{max-width:42rem;margin:0 auto}
.pad{position:relative;margin-top:.375rem}
.pad span{position:absolute;inset:auto 1rem 2.25rem;padding-top:.25rem;border-top:1px solid #7b8780;color:#55625d;font-size:.9375rem;text-align:center;pointer-events:none}
.pad.drawn span{color:transparent}
canvas{display:block;width:100%;height:11rem;border:1px solid var(--field);border-radius:.5rem;background:#fff;touch-action:none}
.drawing{margin-bottom:1rem}
.drawing button{display:inline-block;width:auto;min-height:2.75rem;margin-top:.5rem}
.pad:not(.drawn)~button{display:none}
[hidden]{display:none}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
dl{margin:0}
dt{color:var(--soft);font-size:.9375rem}
dd{margin:0 0 .75rem;overflow-wrap:anywhere}
footer{margin-top:1.5rem;color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
`.trim();
