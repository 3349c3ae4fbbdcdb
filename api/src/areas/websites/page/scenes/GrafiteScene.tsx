import { drawRoofModules } from './projection';

const { modules, lines } = drawRoofModules({
  origin: [420, 980],
  along: [1360, -260],
  up: [300, -860],
  columns: 8,
  rows: 4,
  gap: 0.02,
});
/** Generation of a clear day, hour by hour. */
const hourlyGeneration = `M820 690${Array.from({ length: 29 }, (_step, step) => {
  const share = (step + 1) / 29;
  const height = Math.exp(-(((share - 0.5) / 0.2) ** 2)) * 330;
  return `L${(820 + share * 660).toFixed(0)} ${(690 - height).toFixed(0)}`;
}).join('')}`;

/** Drawing for the site look "Grafite": modules from close up, with the generation curve of a day. */
export const GrafiteScene = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#12161a" />
        <stop offset="1" stopColor="#1c2833" />
      </linearGradient>
      <linearGradient id="glass" x1="0" y1="1" x2="1" y2="0">
        <stop offset="0" stopColor="#0d1826" />
        <stop offset=".55" stopColor="#1c3753" />
        <stop offset=".62" stopColor="#3f6b93" />
        <stop offset=".7" stopColor="#1c3753" />
        <stop offset="1" stopColor="#14283d" />
      </linearGradient>
      <linearGradient id="curve" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" style={{ stopColor: 'var(--brand-ink)' }} stopOpacity=".45" />
        <stop offset="1" style={{ stopColor: 'var(--brand-ink)' }} stopOpacity="0" />
      </linearGradient>
    </defs>
    <path fill="url(#sky)" d="M0 0h1600v900H0z" />
    <path fill="url(#glass)" stroke="#6c8aa5" strokeOpacity=".5" strokeWidth="3" d={modules} />
    <path stroke="#9fc0dd" strokeOpacity=".16" strokeWidth="1.5" fill="none" d={lines} />
    <path fill="url(#curve)" d={`${hourlyGeneration}V690H820Z`} />
    <path
      fill="none"
      style={{ stroke: 'var(--brand-ink)' }}
      strokeWidth="5"
      strokeLinejoin="round"
      d={hourlyGeneration}
    />
    <path
      stroke="#dfe8ee"
      strokeOpacity=".35"
      strokeWidth="2"
      d="M820 690h660M820 690v10M985 690v10M1150 690v10M1315 690v10M1480 690v10"
    />
    <circle cx="1150" cy="360" r="11" fill="#fff" />
    <circle cx="1150" cy="360" r="24" fill="#fff" opacity=".2" />
  </svg>
);
