import { drawRoofModules } from './projection';

const { modules, lines } = drawRoofModules({
  origin: [250, 430],
  along: [400, 0],
  up: [70, -170],
  columns: 5,
  rows: 2,
  gap: 0.035,
});

/** Drawing for the site look "Claro": a plain house with modules on its roof. */
export const ClaroScene = () => (
  <svg viewBox="0 0 900 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#dcebf2" />
        <stop offset="1" stopColor="#f8fbfb" />
      </linearGradient>
      <linearGradient id="glass" x1="0" y1="1" x2="1" y2="0">
        <stop offset="0" stopColor="#1d3a55" />
        <stop offset="1" stopColor="#4a7ba3" />
      </linearGradient>
    </defs>
    <path fill="url(#sky)" d="M0 0h900v760H0z" />
    <circle cx="715" cy="165" r="74" fill="#ffd873" />
    <circle cx="715" cy="165" r="116" fill="#ffd873" opacity=".25" />
    <path
      fill="#fff"
      d="M110 190q14-44 58-34 26-46 74-22 50-10 50 34 26 2 26 22zM520 96q10-26 38-20 20-30 52-12 34-4 32 22 16 2 16 14z"
    />
    <path fill="#cfe0d4" d="M0 600q190-60 420-30t480-20v210H0z" />
    <path fill="#b9d0c0" d="M0 650q240-34 470-14t430-10v134H0z" />
    <path fill="#fff" d="M232 452h436v190H232z" />
    <path fill="#e9eef0" d="M668 452h92v190h-92z" />
    <path fill="#8f9ba1" d="M206 452l86-214h400l104 214z" />
    <path fill="#7b878d" d="M692 238l104 214H668z" />
    <path fill="url(#glass)" stroke="#eef4f8" strokeWidth="3" d={modules} />
    <path stroke="#a9c6de" strokeOpacity=".55" strokeWidth="1" fill="none" d={lines} />
    <path fill="#d3e4ee" stroke="#c3ccd0" strokeWidth="3" d="M282 494h96v70h-96zM530 494h96v70h-96z" />
    <path stroke="#c3ccd0" strokeWidth="3" d="M330 494v70M578 494v70" />
    <path style={{ fill: 'var(--brand)' }} d="M420 508h66v134h-66z" />
    <circle cx="474" cy="578" r="4" fill="#fff" />
    <path
      fill="#7ea58a"
      d="M120 640c-46 0-60-64-24-88 4-56 72-56 78-4 40 20 26 92-18 92zM812 644c-36 0-48-50-20-70 4-44 58-44 62-2 30 16 22 72-12 72z"
    />
    <path stroke="#5e8169" strokeWidth="6" d="M138 590v62M824 600v52" />
  </svg>
);
