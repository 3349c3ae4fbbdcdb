/** Style of the pages that consist of a form of a lead. */
export const leadPageStyle = `
.form-page{min-height:100vh;display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr)}
.pitch{padding:36px clamp(24px,5vw,72px) 48px;color:#fff;background:linear-gradient(160deg,var(--night),var(--leaf));display:grid;align-content:start;gap:22px;position:relative;overflow:hidden}
.pitch .brand{color:#fff;margin-bottom:clamp(16px,8vh,96px)}
.pitch .disc{fill:var(--night)}
.pitch h1{font-size:clamp(32px,3.7vw,50px)}
.pitch p{font-size:19px;color:#dcebe4}
.pitch li{padding-left:30px;position:relative;margin-top:10px;color:#eef6f2}
.pitch li::before{content:"";position:absolute;left:3px;top:.42em;width:12px;height:12px;border-radius:50%;background:var(--sun)}
.sheet{display:grid;align-content:center;padding:48px clamp(24px,6vw,96px);background:var(--canvas)}
.sheet>*{width:100%;max-width:600px}
.sheet .back{margin-top:22px;font-size:16px}
.sheet h2{margin-bottom:14px}
@media(max-width:860px){.form-page{grid-template-columns:minmax(0,1fr)}.pitch{padding-block:22px 30px;gap:14px}.pitch .brand{margin-bottom:8px}.sheet{padding-block:30px 56px;align-content:start}.button{width:100%}}`;
