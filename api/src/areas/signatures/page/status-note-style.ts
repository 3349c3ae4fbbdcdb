/**
 * Style of notes on the public pages of signatures, by tone. A heading, which is a verdict or a state, has the sign of
 * the tone before it, which screen readers skip.
 */
export const statusNoteStyle = `
.note{margin:1rem 0;padding:1rem;border-radius:.75rem}
.note>:last-child{margin-bottom:0}
.note h2{display:flex;align-items:center;gap:.75rem;margin:0 0 .5rem;font-size:1.375rem;line-height:1.25;overflow-wrap:anywhere}
.note h2::before{flex:none;display:grid;place-items:center;width:2rem;height:2rem;border-radius:50%;font-size:1.125rem;font-weight:700}
.good{background:var(--good);color:var(--good-ink)}
.good h2::before{content:"\\2713"/"";background:var(--good-ink);color:var(--good)}
.bad{background:var(--bad);color:var(--bad-ink)}
.bad h2::before{content:"\\00d7"/"";background:var(--bad-ink);color:var(--bad)}
.warn{background:var(--warn);color:var(--warn-ink)}
.warn h2::before{content:"!"/"";background:var(--warn-ink);color:var(--warn)}
`.trim();
