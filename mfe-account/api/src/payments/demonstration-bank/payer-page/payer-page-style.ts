import { renderPageBaseStyle } from '@girassol/api-platform/http/page-style';

/** Renders the CSS of the payer's page, for phones first, with a light and a dark theme. */
export const renderPayerPageStyle = (fontUrl: string | null): string =>
  `
${renderPageBaseStyle(fontUrl)}
.mark{margin:0;padding:.625rem 1rem;background:var(--warn);color:var(--warn-ink);font-size:.9375rem;text-align:center}
main{max-width:40rem;margin:0 auto;padding:1.25rem 1rem 3rem}
header p{margin:0;color:var(--soft);font-size:.9375rem}
h1{margin:.125rem 0 0;font-size:1.375rem;line-height:1.25;overflow-wrap:anywhere}
h2{margin:0 0 .5rem;font-size:1.125rem}
a{color:var(--act);text-underline-offset:3px}
p{margin:0 0 .75rem}
p:last-child{margin-bottom:0}
.box{margin-top:1rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
.amount{margin:0;font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums}
.state{display:inline-block;margin:0 0 .5rem;padding:.125rem .625rem;border-radius:1rem;background:var(--ground);font-size:.875rem;font-weight:600}
.state.good{background:var(--good);color:var(--good-ink)}
.state.bad{background:var(--bad);color:var(--bad-ink)}
.note{margin-top:1rem;padding:.75rem 1rem;border-radius:.75rem}
.note.good{background:var(--good);color:var(--good-ink)}
.note.bad{background:var(--bad);color:var(--bad-ink)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:.75rem 0 0}
dt{color:var(--soft);font-size:.9375rem}
dd{margin:0;overflow-wrap:anywhere}
ul{margin:.5rem 0 0;padding:0;list-style:none}
li{padding:.5rem 0;border-top:1px solid var(--line)}
small,.soft{color:var(--soft);font-size:.9375rem}
code{display:block;margin:.25rem 0 .75rem;padding:.625rem;border-radius:.5rem;background:var(--ground);font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
label{display:block;font-weight:600}
input[type=text],select{display:block;width:100%;min-height:3rem;margin:.375rem 0 .75rem;padding:.5rem .625rem;border:1px solid var(--field);border-radius:.5rem;background:var(--surface);color:var(--ink);font:inherit}
.check{display:flex;gap:.625rem;align-items:flex-start;margin:.25rem 0 .75rem;font-weight:400}
.check input{flex:none;width:1.25rem;height:1.25rem;margin:.125rem 0 0;accent-color:var(--act)}
.actions{display:grid;gap:.625rem;margin:.75rem 0}
@media (min-width:36rem){.actions{grid-template-columns:1fr 1fr}.row{display:grid;grid-template-columns:1fr auto;gap:.75rem;align-items:end}.row button{margin-bottom:.75rem;padding:0 1.25rem}}
button{width:100%;min-height:3rem;padding:.25rem .75rem;border:1px solid var(--act);border-radius:.625rem;background:transparent;color:var(--act);font:inherit;font-weight:600;cursor:pointer}
button.main{background:var(--act);color:var(--on-act)}
button.danger{border-color:var(--bad-ink);color:var(--bad-ink)}
summary{font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`.trim();
