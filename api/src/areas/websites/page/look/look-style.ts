import type { SiteTheme } from '@girassol/shared-domain/website';

/** Wide and loud: letters that fill the page, figures that overlap the photo. */
const horizonte = `
.brand{font-weight:800}
.behind .promise{max-width:860px}
.behind .intro{max-width:36em}
.k-hero+.k-figures{margin-top:-72px;position:relative;z-index:1;padding-block:0}
.k-hero+.k-figures .figures{background:var(--surface);border-radius:var(--round);padding:clamp(24px,3vw,40px);box-shadow:var(--shadow)}
.figure strong{color:var(--brand-ink)}
.k-simulator.on-strong{background:radial-gradient(90% 130% at 4% 112%,rgb(255 179 92/.55) 0,rgb(255 179 92/0) 60%),linear-gradient(125deg,var(--strong),var(--strong-1))}
.k-simulator .box{border:0;box-shadow:0 30px 80px rgb(0 0 0/.3)}
.services .box{border:0;border-top:5px solid var(--brand)}
.k-callToAction.on-strong{background:radial-gradient(120% 160% at 85% 120%,#ffb35c 0,rgb(255 179 92/0) 46%),linear-gradient(125deg,var(--strong),var(--strong-1))}
.k-callToAction h2{font-size:clamp(32px,4.6vw,58px)}`;

/** Much white, thin lines, nothing raised. */
const claro = `
.brand{font-weight:600}
.top{border-bottom:1px solid var(--line)}
.box,.work,.reach{border-radius:var(--round)}
main>section+section:not(.on-tinted,.on-strong){border-top:1px solid var(--line)}
main>.k-hero{border-top:0!important}
.services .box{border-width:1px 0 0;border-color:var(--ink);padding:22px 0 0;background:none}
.path li{border-top:1px solid var(--edge);padding-top:18px}
.path li::before{background:none;color:var(--brand-ink);width:auto;height:auto;place-items:start;font-size:17px;content:counter(step,decimal-leading-zero)}
.ways .box{border-width:0 0 0 3px;border-color:var(--brand);padding:4px 0 4px 22px;background:none}
.icon{stroke-width:1.3}
.k-simulator .box{border:1px solid var(--ink);box-shadow:10px 10px 0 var(--tint)}
.cities{gap:4px 28px}
.cities li{border:0;padding:4px 0;background:none;color:var(--ink)}
.cities li::before{content:"— ";color:var(--brand-ink)}
@media(min-width:901px){.k-steps .wide,.k-questions .wide,.k-cities .wide,.k-contact .wide{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2.1fr);gap:56px}.k-steps .path{grid-template-columns:1fr 1fr}}`;

/** Warm and round. */
const terra = `
.top{border-bottom:0}
.brand{font-size:23px}
.beside .scene{overflow:hidden}
.services .box:nth-child(even),.ways .box:nth-child(even){background:var(--tint)}
.icon{padding:9px;width:62px;height:62px;border-radius:50%;background:color-mix(in srgb,var(--brand) 14%,transparent)}
.path li{background:var(--surface);border-radius:var(--round);padding:24px;box-shadow:var(--shadow)}
.voices blockquote .words{font-family:var(--display);font-size:20px}
.asked{border-top:0;display:grid;gap:12px}
.asked details{border:0;background:var(--surface);border-radius:24px;padding:0 26px;box-shadow:var(--shadow)}
.k-text .wide{max-width:820px;text-align:center}
.k-text .head,.k-text .words{margin-inline:auto}
.k-text .words{font-size:19px}
.k-works .frame{border-radius:0}
.k-simulator .box{border:0;padding:clamp(24px,4vw,48px)}
.k-simulator:not(.on-tinted){background:radial-gradient(60% 90% at 88% 50%,color-mix(in srgb,var(--brand) 15%,transparent),transparent)}
@media(min-width:901px){.beside .scene>*{border-radius:0 0 0 140px}.beside .scene>svg{border-radius:0 0 0 140px}}`;

/** Dark and exact: figures stand out, lines divide. */
const grafite = `
.top{background:rgb(18 22 26/.96)}
main>.k-hero.behind{--night:#12161a}
@media(min-width:901px){.behind .scene::after{background:linear-gradient(90deg,#12161a 0,rgb(18 22 26/.82) 44%,rgb(18 22 26/.1) 80%)}}
@media(max-width:900px){.behind .scene:not(:has(>svg))::after{background:linear-gradient(180deg,rgb(18 22 26/.55),rgb(18 22 26/.9) 60%)}}
.k-hero .button.plain{border-color:#5c6a75}
.k-figures{border-block:1px solid var(--line)}
.figure{border-left:3px solid var(--brand-ink);padding-left:22px}
.figure strong{font-size:clamp(38px,5vw,64px)}
.power strong{font-size:42px}
.path{gap:0;border-top:1px solid var(--line)}
.path li{padding:24px 24px 8px 0}
.path li::before{border-radius:6px;background:none;border:1px solid var(--brand-ink);color:var(--brand-ink)}
.head{border-left:3px solid var(--brand-ink);padding-left:24px}
.k-callToAction .head{border:0;padding:0}
.work .frame svg,.work .frame img{filter:saturate(.7) brightness(.82)}
.cities li{border-radius:6px}
.k-simulator{background:linear-gradient(var(--line) 1px,transparent 1px) 0 0/100% 56px,linear-gradient(90deg,var(--line) 1px,transparent 1px) 0 0/56px 100%}
.k-simulator .box{border-top:3px solid var(--brand-ink)}`;

const lookStyles: Record<SiteTheme, string> = {
  HORIZONTE: horizonte,
  CLARO: claro,
  TERRA: terra,
  GRAFITE: grafite,
};

/** Returns the CSS that is specific to a look (design) of sites. */
export const getLookStyle = (look: SiteTheme): string => lookStyles[look].replaceAll('\n', '');
