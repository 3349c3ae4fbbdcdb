import { drawRoofModules } from './projection';

const { modules, lines } = drawRoofModules({
  origin: [232, 436],
  along: [330, 0],
  up: [64, -150],
  columns: 4,
  rows: 2,
  gap: 0.04,
});
/** Rows of round tiles. */
const tiles = Array.from({ length: 6 }, (_row, row) => {
  const y = 452 - row * 36;
  const [from, to] = [176 + row * 15.5, 726 - row * 15.5];
  const waves = Math.round((to - from) / 26);
  return `M${from.toFixed(0)} ${y}${`q13 -12 ${((to - from) / waves).toFixed(1)} 0`.repeat(waves)}`;
}).join('');

/** Drawing for the site look "Terra": a house with a tiled roof and a tree in the afternoon. */
export const TerraScene = () => (
  <svg viewBox="0 0 900 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f6cf9f" />
        <stop offset=".7" stopColor="#fdebd0" />
      </linearGradient>
      <linearGradient id="glass" x1="0" y1="1" x2="1" y2="0">
        <stop offset="0" stopColor="#26364a" />
        <stop offset="1" stopColor="#5c7a94" />
      </linearGradient>
    </defs>
    <path fill="url(#sky)" d="M0 0h900v760H0z" />
    <circle cx="690" cy="180" r="92" fill="#f4a24c" />
    <circle cx="690" cy="180" r="146" fill="#f4a24c" opacity=".22" />
    <path fill="#d9975f" opacity=".55" d="M0 480q150-130 330-70t310-40 260 40v200H0z" />
    <path fill="#a98a4f" opacity=".7" d="M0 560q220-90 450-40t450-30v180H0z" />
    <path fill="#7c7a3f" d="M0 632q260-50 480-24t420-14v166H0z" />
    <path fill="#fff5e4" d="M206 456h490v190H206z" />
    <path fill="#f0dcbd" d="M206 618h490v28H206z" />
    <path fill="#b8532c" d="M160 462l96-218h392l96 218z" />
    <path fill="none" stroke="#8f3c1d" strokeWidth="3" opacity=".6" d={tiles} />
    <path fill="url(#glass)" stroke="#f5e6d2" strokeWidth="3" d={modules} />
    <path stroke="#b9cbda" strokeOpacity=".45" strokeWidth="1" fill="none" d={lines} />
    <path fill="#6f9c9e" stroke="#c78a55" strokeWidth="8" d="M262 502h92v84h-92zM560 502h92v84h-92z" />
    <path stroke="#c78a55" strokeWidth="5" d="M308 502v84M606 502v84" />
    <path style={{ fill: 'var(--brand)' }} d="M414 646V540q0-42 42-42t42 42v106z" />
    <circle cx="484" cy="586" r="5" fill="#fff0d8" />
    <path fill="#5d4226" d="M800 664l10-170h18l10 170z" />
    <path
      fill="#5f7a36"
      d="M820 300c70 0 104 66 74 116 40 54-18 116-74 104-58 14-114-48-74-104-30-50 4-116 74-116z"
    />
    <path fill="#78933f" d="M800 340c40-20 78 14 66 54-30 22-80 8-66-54z" />
    <path
      fill="#6c7f34"
      d="M84 650c-40 0-52-44-24-62 2-38 52-42 60-6 34 12 26 68-10 68zM178 660c-26 0-36-34-14-46 4-28 40-28 46-2 24 10 18 48-8 48z"
    />
  </svg>
);
