import { drawModuleRows } from './projection';

const ground = { centre: [980, 560], scale: 300, height: 1.15 } as const;
const rows = [
  { near: 0.86, depth: 0.34 },
  { near: 1.36, depth: 0.44 },
  { near: 2.05, depth: 0.62 },
  { near: 3.1, depth: 0.9 },
  { near: 4.8, depth: 1.3 },
];
const { modules, lines } = drawModuleRows(ground, rows, 5);

/** Drawing for the site look "Horizonte": a field of modules under a rising sun. */
export const HorizonteScene = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#14243f" />
        <stop offset=".34" stopColor="#5d3a5c" />
        <stop offset=".56" stopColor="#e5744a" />
        <stop offset=".66" stopColor="#ffc56d" />
      </linearGradient>
      <radialGradient id="glow">
        <stop offset="0" stopColor="#fff3cf" stopOpacity=".95" />
        <stop offset=".25" stopColor="#ffdf9a" stopOpacity=".55" />
        <stop offset="1" stopColor="#ffb35c" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="field" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#b96b4c" />
        <stop offset=".2" stopColor="#2b3340" />
        <stop offset="1" stopColor="#0d1521" />
      </linearGradient>
      <linearGradient id="glass" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#e8a878" />
        <stop offset=".16" stopColor="#47597c" />
        <stop offset="1" stopColor="#15233f" />
      </linearGradient>
    </defs>
    <path fill="url(#sky)" d="M0 0h1600v900H0z" />
    <circle cx="1130" cy="500" r="420" fill="url(#glow)" />
    <circle cx="1130" cy="500" r="86" fill="#fff6dc" />
    <path
      fill="#fff"
      opacity=".16"
      d="M180 250q260-26 520 0-260 20-520 0M760 180q220-22 460 0-230 18-460 0M1180 300q180-18 380 0-190 16-380 0"
    />
    <path fill="#8b4a55" opacity=".75" d="M0 520q180-70 380-34t360-22 330-6 300-30 230 26v140H0z" />
    <path fill="#4a3148" opacity=".9" d="M0 556q240-40 460-14t420-10 380-8 340-10v90H0z" />
    <path fill="url(#field)" d="M0 576h1600v324H0z" />
    <path fill="url(#glass)" stroke="#f6d9b8" strokeOpacity=".5" strokeWidth="1.5" d={modules} />
    <path stroke="#9fb4d8" strokeOpacity=".28" strokeWidth="1" fill="none" d={lines} />
  </svg>
);
