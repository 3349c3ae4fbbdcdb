/** Layout of blocks that all looks share. */
const headingStyle = `
.block{position:relative}
.head{max-width:720px;margin-bottom:clamp(28px,4vw,52px);display:grid;gap:14px}
.intro{font-size:clamp(18px,1.6vw,20px);color:var(--soft);max-width:62ch}
.words{display:grid;gap:.8em;max-width:68ch}
.words ul{list-style:disc;padding-left:1.2em}
.intro p+p{margin-top:.7em}
.buttons{display:flex;flex-wrap:wrap;gap:14px}
.on-tinted{background:var(--tint)}
.on-strong{background:linear-gradient(125deg,var(--strong),var(--strong-1));color:#fff;--ink:#fff;--soft:rgb(255 255 255/.9);--brand-ink:#fff}
.on-strong .button:not(.plain,.box *){background:#fff;border-color:#fff;color:#16211d}
.on-strong .box,.on-strong .reach{color:var(--box-ink);--ink:var(--box-ink);--soft:var(--box-soft);--brand-ink:var(--box-brand)}`;

const hero = `
.k-hero{display:grid;overflow:hidden}
.k-hero .scene img,.k-hero .scene>svg{width:100%;height:100%;object-fit:cover}
.promise{display:grid;gap:22px;align-content:center}
.promise .intro{font-size:clamp(18px,1.9vw,22px)}
.promise .buttons{margin-top:8px}
main>.k-hero.behind{padding-block:0;color:#fff;min-height:min(84svh,760px);background:var(--night,#131a26)}
.behind>*{grid-area:1/1}
.behind .scene{position:absolute;inset:0}
.behind .scene::after{content:"";position:absolute;inset:0;background:linear-gradient(90deg,rgb(8 14 20/.82) 0,rgb(8 14 20/.62) 42%,rgb(8 14 20/.12) 78%)}
.behind .wide{position:relative;display:grid;padding-block:clamp(72px,11vw,140px)}
.behind .promise{max-width:760px}
.behind .intro{color:rgb(255 255 255/.94)}
.beside .promise{max-width:560px}
@media(min-width:901px){
main>.k-hero.beside{padding-block:0;grid-template-columns:1fr 46%;min-height:min(80svh,720px)}
.beside .scene{order:2;position:relative}
.beside .scene>*{position:absolute;inset:0}
.beside .wide{width:auto;margin:0;padding:72px 56px 72px max(20px,calc((100vw - 1120px)/2));display:grid}
}
@media(max-width:900px){
main>.k-hero.beside{padding-block:0}
.beside .scene{height:min(52vw,340px)}
.beside .scene>*{height:100%}
.beside .wide{padding-block:36px 52px}
.behind .scene::after{background:linear-gradient(180deg,rgb(8 14 20/.5) 0,rgb(8 14 20/.78) 55%,rgb(8 14 20/.6) 100%)}
.behind .scene>svg{height:330px}
.behind .scene:has(>svg)::after{background:linear-gradient(180deg,rgb(8 14 20/.05) 0,rgb(8 14 20/.2) 150px,var(--night,#131a26) 330px)}
.behind:has(.scene>svg) .wide{padding-block:240px 64px;align-content:start}
}`;

const cards = `
.cards{display:grid;gap:clamp(16px,2vw,26px);grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr))}
.cards:has(>:nth-child(4):last-child){grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr))}
@media(min-width:1001px){.services:has(>:nth-child(4):last-child){grid-template-columns:repeat(4,1fr)}}
.cards .box{display:grid;gap:10px;align-content:start;height:100%}
.cards .words{color:var(--soft);font-size:16px}
.icon{width:44px;height:44px;margin-bottom:6px;fill:none;stroke:var(--brand-ink);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.frame{overflow:hidden;border-radius:var(--round)}
.frame img{width:100%;height:100%;object-fit:cover}
.frame figcaption{font-size:15px;color:var(--soft);padding:10px 2px}
.k-picture figure.frame,.tiles figure.frame{border-radius:0;overflow:visible}
.k-picture img,.tiles img{border-radius:var(--round)}
.k-picture img{max-height:640px}
.tiles{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(46%,280px),1fr))}
.tiles img{aspect-ratio:4/3}
.work{display:grid;grid-template-rows:auto 1fr;background:var(--surface);border:1px solid var(--line);border-radius:var(--round);overflow:hidden;box-shadow:var(--shadow)}
.work .frame{aspect-ratio:3/2;border-radius:0}
.work .frame svg{width:100%;height:100%}
.work .said{padding:18px 22px 22px;display:grid;gap:2px;align-content:start}
.work .said>p:not(.power){color:var(--soft)}
.power{color:var(--brand-ink);font-size:17px}
.power strong{font:var(--heavy) 32px/1.1 var(--display);letter-spacing:var(--tight);font-variant-numeric:tabular-nums}
.voices blockquote{font-size:18px}
.voices .words{color:var(--ink);font-size:18px}
.voices figcaption{display:flex;gap:14px;align-items:center;margin-top:10px}
.voices figcaption img{width:56px;height:56px;border-radius:50%;object-fit:cover}
.voices figcaption span{display:grid}
.voices figcaption span span{color:var(--soft);font-size:15px}`;

const rest = `
.path{counter-reset:step;display:grid;gap:clamp(20px,2.4vw,32px);grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),1fr))}
@media(min-width:1001px){.path:has(>:nth-child(5):last-child){grid-template-columns:repeat(5,1fr)}}
.path li{counter-increment:step;display:grid;gap:8px;align-content:start}
.path li::before{content:counter(step);display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:var(--brand);color:var(--on-brand);font-weight:700}
.path .words{color:var(--soft);font-size:16px}
.on-strong .path li::before{background:#fff;color:#16211d}
.halves{display:grid;gap:clamp(28px,5vw,72px);align-items:center}
.halves .frame{aspect-ratio:4/3}
.halves .said{display:grid;gap:18px}
@media(min-width:901px){.halves{grid-template-columns:1fr 1fr}.halves.right .frame{order:2}}
.bills{display:grid;gap:20px;max-width:760px}
.bill strong{font:var(--heavy) clamp(26px,3.4vw,38px)/1.1 var(--display);letter-spacing:var(--tight);font-variant-numeric:tabular-nums}
.bill svg{width:100%;height:26px;margin-top:8px;background:var(--tint);border-radius:6px}
.bill.before rect{fill:var(--soft)}.bill.after rect{fill:var(--brand)}
.less strong{font-size:22px}
.k-savings .note,.k-savings .buttons{margin-top:20px}
.k-simulator .button{min-height:60px;font-size:18px}
.k-simulator .field input[type=text]{font-size:20px;font-weight:600;font-variant-numeric:tabular-nums}
.gets{display:grid;gap:14px;font-size:17px}
.gets li{display:flex;gap:12px}
.gets svg{width:26px;height:26px;flex:none;fill:none;stroke:var(--brand-ink);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
@media(max-width:900px){.k-simulator .gets{margin-bottom:28px}}
@media(min-width:901px){.k-simulator>.wide{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.05fr);gap:0 72px;align-items:center;grid-template-rows:auto 1fr}
.k-simulator .head{margin-bottom:26px}.k-simulator .gets{align-self:start}.k-simulator .box{grid-area:1/2/span 2}}
.simulator .pair{display:grid;gap:18px;grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr));align-items:start}
.asked{max-width:820px;border-top:1px solid var(--line)}
.asked details{border-bottom:1px solid var(--line)}
.asked summary{cursor:pointer;list-style:none;display:flex;gap:20px;justify-content:space-between;align-items:center;padding:20px 0}
.asked summary::-webkit-details-marker{display:none}
.asked summary::after{content:"";flex:none;width:12px;height:12px;border:solid var(--brand-ink);border-width:0 2.5px 2.5px 0;transform:translateY(-3px) rotate(45deg)}
.asked details[open] summary::after{transform:translateY(3px) rotate(225deg)}
.asked .words{padding-bottom:24px;color:var(--soft)}
.people{display:grid;gap:28px 24px;grid-template-columns:repeat(auto-fill,minmax(min(44%,190px),1fr))}
.people img,.initials{width:100%;aspect-ratio:1;border-radius:var(--round);object-fit:cover;margin-bottom:12px}
.initials{display:grid;place-items:center;background:var(--tint);color:var(--brand-ink);font:var(--heavy) 44px var(--display);border:1px solid var(--line)}
.people p{color:var(--soft)}
.brands{display:flex;flex-wrap:wrap;gap:24px 48px;align-items:center}
.brands img{max-height:56px;width:auto;max-width:160px;object-fit:contain}
.brands strong{font:var(--heavy) 22px var(--display);color:var(--soft)}
.cities{display:flex;flex-wrap:wrap;gap:10px}
.cities li{padding:8px 18px;border:1px solid var(--line);border-radius:var(--pill);background:var(--surface);color:var(--box-ink)}
.reach{display:grid;gap:24px 40px;grid-template-columns:repeat(auto-fit,minmax(min(100%,230px),1fr));background:var(--surface);border:1px solid var(--line);border-radius:var(--round);padding:clamp(22px,3vw,40px);box-shadow:var(--shadow)}
.reach dt{color:var(--soft);font-size:15px}
.reach dd{margin:2px 0 0;font-size:18px;font-weight:600;overflow-wrap:anywhere}
main>.k-notice{padding-block:14px;background:var(--brand);color:var(--on-brand)}
.k-notice .wide{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:center;text-align:center;font-weight:600}
.k-notice .button{min-height:44px;padding:6px 18px;font-size:16px;width:auto}
.k-callToAction .head{margin-inline:auto;text-align:center;justify-items:center;margin-bottom:28px}
.k-callToAction .buttons{justify-content:center}
main>.k-figures{padding-block:clamp(36px,5vw,64px)}
.k-figures .figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),1fr))}`;

/** CSS of all kinds of blocks on pages of sites. */
export const blockStyle = [headingStyle, hero, cards, rest].map((css) => css.replaceAll('\n', '')).join('');
