import { renderPageBaseStyle } from '@girassol/api-platform/http/page-style';

/** Renders the CSS of the pages of the embedded finance platform, for phones first, with a light and a dark theme. */
export const renderFinanceEntryStyle = (fontUrl: string | null): string =>
  `
${renderPageBaseStyle(fontUrl)}
main{max-width:72rem;margin:0 auto;padding:1.25rem 1rem 3rem}
main.narrow{max-width:28rem;padding-top:10vh}
header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
h1{margin:0;font-size:1.5rem;line-height:1.25}
h2{margin:0 0 .75rem;font-size:1.25rem;overflow-wrap:anywhere}
h3{margin:0;font-size:1rem}
a{color:var(--act);text-underline-offset:3px}
p{margin:0 0 .75rem}
p:last-child{margin-bottom:0}
.box{margin-top:1rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
.note{margin-top:1rem;padding:.75rem 1rem;border-radius:.75rem;background:var(--bad);color:var(--bad-ink)}
.lists{display:grid;gap:1rem 2rem}
@media (min-width:48rem){.lists{grid-template-columns:repeat(3,minmax(0,1fr))}}
ul{margin:.5rem 0 0;padding:0;list-style:none}
li{padding:.5rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
small{display:block;font-size:.9375rem}
small,.soft{color:var(--soft)}
label{display:block;font-weight:600}
input{display:block;width:100%;min-height:3rem;margin:.375rem 0 .75rem;padding:.5rem .625rem;border:1px solid var(--field);border-radius:.5rem;background:var(--surface);color:var(--ink);font:inherit}
button{min-height:2.75rem;padding:.25rem 1rem;border:1px solid var(--act);border-radius:.625rem;background:transparent;color:var(--act);font:inherit;font-weight:600;cursor:pointer}
button.main{width:100%;min-height:3rem;background:var(--act);color:var(--on-act)}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`.trim();
