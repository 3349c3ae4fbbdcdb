const hero = `
main>section:not(.hero){padding-block:clamp(52px,7vw,104px)}
.lead{font-size:clamp(18px,1.6vw,21px);color:var(--soft);max-width:44rem}
.actions{display:flex;flex-wrap:wrap;gap:14px}
.hero{position:relative;overflow:hidden;color:#fff;background:linear-gradient(180deg,var(--night) 0,var(--leaf) 74%,var(--canvas) 74%)}
.hero .wide{position:relative;padding-block:clamp(44px,6.5vw,96px) 36px;display:grid;gap:22px;justify-items:start}
.hero h1{max-width:15ch}
.hero .kicker{font-weight:600;color:#f8cf6a}
.hero .lead{color:#dcebe4;max-width:38rem}
.sun{position:absolute;width:clamp(300px,44vw,640px);top:-7vw;right:-5vw}
.sun circle{fill:var(--sun);opacity:.16}
.sun circle:last-child{opacity:1}
.ghost{background:rgb(255 255 255/.12);box-shadow:inset 0 0 0 1.5px rgb(255 255 255/.55)}
.ghost:hover{background:rgb(255 255 255/.22)}
.hero :focus-visible,.last :focus-visible{outline-color:#fff}`;

const board = `
.board{width:100%;margin-top:clamp(20px,3.5vw,52px);padding:clamp(14px,1.6vw,22px);color:var(--ink);background:var(--canvas);border-radius:16px;border:1px solid var(--line);box-shadow:0 24px 70px rgb(6 32 23/.34);font-size:14px;line-height:1.45;font-variant-numeric:tabular-nums;overflow:hidden}
.board b{font-weight:600}.board i,.board em,.board u{font-style:normal;text-decoration:none}
.board-head{display:flex;align-items:baseline;gap:12px;margin-bottom:14px}
.board-head b{font-size:19px}.board-head span{color:var(--soft)}
.board-head i{margin-left:auto;padding:8px 14px;border-radius:7px;color:#fff;background:var(--leaf);font-weight:600;white-space:nowrap}
.lanes{display:grid;grid-template-columns:repeat(4,minmax(236px,1fr));gap:12px}
.lane{padding:10px 8px 8px;background:var(--sunken);border-radius:10px;display:grid;gap:8px;align-content:start}
.lane>div:first-child{display:flex;align-items:center;gap:8px;padding:0 6px 2px;white-space:nowrap}
.lane>div:first-child em{padding:0 8px;border-radius:9px;background:#fff;font-weight:600;font-size:12px}
.lane>div:first-child span{margin-left:auto;color:var(--soft)}
.card{padding:10px 12px;background:#fff;border-radius:9px;box-shadow:0 1px 3px rgb(29 42 38/.12);display:grid;gap:3px}
.card p{display:flex;gap:6px;white-space:nowrap}
.card p:nth-child(-n+2){color:var(--soft);display:block;overflow:hidden;text-overflow:ellipsis}
.card p:first-child b{color:var(--ink)}
.card p:nth-child(n+3){justify-content:space-between;align-items:center}
.card p:last-child{margin-top:5px}
.card u{display:grid;place-items:center;width:24px;height:24px;border-radius:50%;background:var(--leaf-soft);color:var(--leaf);font-weight:600;font-size:11px}
.card em{padding:1px 9px;border-radius:9px;font-size:12px;font-weight:500}
.frio{color:#2a669c;background:#e5f0f8}.morno{color:#8f520b;background:#fcefde}.quente{color:#b23232;background:#fce8e8}`;

const sections = `
.journey ol{counter-reset:step;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:clamp(28px,3.4vw,48px) clamp(28px,4vw,60px);margin-top:clamp(30px,4vw,56px)}
.journey li{counter-increment:step;padding-top:18px;border-top:2px solid var(--line);position:relative}
.journey li::before{content:counter(step);position:absolute;top:-2px;left:0;width:56px;border-top:2px solid var(--sun);padding-top:16px;font-weight:600;color:#7a5400;font-variant-numeric:tabular-nums}
.journey li h3{margin:30px 0 6px}
.journey p,.feature p,.screens p{color:var(--soft)}
.features{padding-top:0!important}
.feature{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:clamp(28px,5vw,76px);align-items:center;margin-top:clamp(44px,6vw,88px)}
.feature:nth-of-type(odd)>div:first-child{order:2}
.feature:nth-of-type(odd){grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
.feature h3{font-size:clamp(23px,2.3vw,30px);line-height:1.18;letter-spacing:-.02em;margin-bottom:12px;text-wrap:balance}
.feature ul,.plan ul{display:grid;gap:9px;margin-top:20px}
.feature li,.plan li{padding-left:28px;position:relative}
.feature li::before,.plan li::before{content:"";position:absolute;left:2px;top:.36em;width:13px;height:7px;border:solid var(--leaf);border-width:0 0 2.5px 2.5px;transform:rotate(-45deg)}
.shot{width:100%;border-radius:12px;border:1px solid var(--line);box-shadow:var(--shadow);background:#fff}
.shot.phone{width:min(100%,270px);border:7px solid #16211d;border-radius:30px}
.stage{display:grid;place-items:center;padding:clamp(28px,4vw,52px) 24px 0;border-radius:20px;background:radial-gradient(circle at 50% 22%,#fbe3a4,var(--sun-soft) 58%);overflow:hidden;max-height:540px}
.stage .phone{border-bottom:0;border-radius:30px 30px 0 0;align-self:start}
.band{background:var(--leaf-soft)}
.screens>div:first-child{max-width:44rem;display:grid;gap:12px;font-size:19px}
.duo{position:relative;margin-top:clamp(28px,4vw,48px);padding-right:clamp(60px,11vw,150px)}
.duo .phone{position:absolute;right:0;bottom:-34px;width:clamp(120px,20vw,232px)}
@media(max-width:860px){.feature,.feature:nth-of-type(odd){grid-template-columns:minmax(0,1fr)}.feature:nth-of-type(odd)>div:first-child{order:0}}
@media(max-width:860px){.sun{width:230px;top:-118px;right:-112px}.hero h1{max-width:none}}
@media(max-width:600px){.shot:not(.phone){height:330px;object-fit:cover;object-position:0 0}.duo .shot:not(.phone){height:380px}.actions .button,.plan .button{width:100%}.hero{background:linear-gradient(180deg,var(--night) 0,var(--leaf) 80%,var(--canvas) 80%)}.board{width:calc(100% + 20px);border-radius:14px 0 0 14px;border-right:0}.board-head span{display:none}.shot.phone{border-width:6px;border-radius:26px}.duo{padding-right:34px}}`;

const plans = `
.plans .lead{margin-top:12px}
.prices{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:0 20px;margin-top:clamp(28px,4vw,48px)}
.plan{position:relative;display:grid;grid-row:span 6;grid-template-rows:subgrid;gap:8px;margin-bottom:20px;padding:30px 28px;background:var(--surface);border:1px solid var(--line);border-radius:16px}
.plan.best{border:2px solid var(--leaf);box-shadow:var(--shadow)}
.plan h3{font-size:23px}
.plan>p{color:var(--soft)}
.plan>.tag{position:absolute;top:-15px;left:26px;padding:3px 13px;border-radius:14px;background:var(--sun);color:var(--on-sun);font-size:14px;font-weight:600}
.price{margin-top:12px;line-height:1.2}
.price strong{display:block;font-size:42px;letter-spacing:-.03em;color:var(--ink);font-variant-numeric:tabular-nums}
.plan .button{margin-block:8px 4px}
.plan ul{font-size:16px;line-height:1.45;align-content:start}
.tiers{margin:4px 0 18px;padding:24px 28px;border-radius:16px;background:var(--sunken)}
.tiers dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:14px 24px;margin:14px 0 10px}
.tiers dt{font-size:15px;color:var(--soft)}
.tiers dd{margin:0;font-weight:600;font-size:21px;font-variant-numeric:tabular-nums}
.questions{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:28px 60px;border-top:1px solid var(--line)}
details{border-bottom:1px solid var(--line)}
summary{display:flex;justify-content:space-between;gap:16px;padding:19px 2px;font-weight:600;font-size:18px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"+";font-size:25px;line-height:1;font-weight:400;color:var(--leaf)}
[open]>summary::after{content:"–"}
details p{padding:0 2px 22px;color:var(--soft);max-width:42rem}
.last{margin-bottom:clamp(44px,6vw,88px);padding-inline:clamp(24px,5vw,72px);border-radius:24px;color:#fff;background:linear-gradient(120deg,var(--night),var(--leaf));display:grid;gap:26px}
.last h2{max-width:20ch}
.contact{width:min(100% - 24px,660px);max-height:calc(100dvh - 24px);overflow:auto;margin:auto;padding:clamp(24px,4vw,40px);border:1px solid var(--line);border-radius:18px;color:var(--ink);background:var(--surface);box-shadow:0 30px 90px rgb(6 32 23/.35)}
.contact::backdrop{background:rgb(15 38 30/.5)}
.contact h2{font-size:29px;padding-right:40px}
.contact>p{margin:8px 0 20px;color:var(--soft)}
.close{position:absolute;top:14px;right:14px;width:44px;height:44px;border:0;border-radius:10px;background:transparent;font:400 28px/1 var(--font);color:var(--soft);cursor:pointer}
.close:hover{background:var(--sunken)}
.quick{display:flex;gap:8px;overflow:auto;padding-block:12px}
.quick a{flex:none;padding:10px 15px;border-radius:22px;font-size:16px;font-weight:500;text-decoration:none;background:var(--leaf-soft)}
@media(max-width:860px){.questions{grid-template-columns:minmax(0,1fr)}}
@media(max-width:600px){.contact .button{width:100%}}`;

/** Style of the sales page, besides the style that all public pages share. */
export const aboutStyle = hero + board + sections + plans;
