import { renderPageBaseStyle } from '@girassol/api-platform/http/page-style';

/** Renders the CSS of the phone on the screen, with a light and a dark theme. */
export const renderPhonePageStyle = (fontUrl: string | null): string =>
  `
${renderPageBaseStyle(fontUrl)}
:root{--mine:#d9f4e3;--theirs:#fff}
@media (prefers-color-scheme:dark){:root{--mine:#174533;--theirs:#1d2a23}}
body{border:0;line-height:1.45}
.mark{margin:0;padding:.5rem 1rem;background:var(--warn);color:var(--warn-ink);font-size:.875rem;text-align:center}
main{display:flex;flex-direction:column;max-width:27rem;height:calc(100dvh - 2.5rem);min-height:28rem;margin:0 auto;background:var(--surface);border-inline:1px solid var(--line)}
header{display:flex;gap:.75rem;align-items:center;padding:.75rem 1rem;border-bottom:1px solid var(--line)}
header>div{flex:1;min-width:0}
header p{margin:0;color:var(--soft);font-size:.875rem}
h1{margin:0;font-size:1.125rem;overflow-wrap:anywhere}
.thread{flex:1;display:flex;flex-direction:column-reverse;gap:.5rem;margin:0;padding:1rem;overflow-y:auto;list-style:none;background:var(--ground)}
.thread li{max-width:85%;padding:.5rem .75rem;border-radius:.75rem;background:var(--theirs);overflow-wrap:anywhere;white-space:pre-wrap;unicode-bidi:isolate}
.thread li.mine{align-self:flex-end;background:var(--mine)}
.thread img{display:block;max-width:100%;max-height:14rem;border-radius:.5rem}
.thread small{display:block;color:var(--soft);font-size:.8125rem;text-align:end}
.empty{margin:auto;color:var(--soft);text-align:center}
form{display:grid;gap:.5rem;padding:.75rem 1rem;border-top:1px solid var(--line)}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.row input{flex:1;min-width:9rem}
.act{padding:.5rem 1rem;border-top:1px solid var(--line)}
label{font-size:.875rem;font-weight:600}
textarea{width:100%;min-height:3rem;padding:.5rem .625rem;border:1px solid var(--field);border-radius:.5rem;background:var(--surface);color:var(--ink);font:inherit;resize:vertical}
button{min-height:2.75rem;padding:.25rem 1rem;border:1px solid var(--act);border-radius:.625rem;background:transparent;color:var(--act);font:inherit;font-weight:600;cursor:pointer}
button.main{background:var(--act);color:var(--on-act)}
a{color:var(--act)}
.note{margin:0;padding:.625rem 1rem;background:var(--bad);color:var(--bad-ink)}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`.trim();
