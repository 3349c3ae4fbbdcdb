import { moduleRows, roofModules } from './projection';

const house = roofModules({
  origin: [110, 236],
  along: [330, 0],
  up: [46, -118],
  columns: 5,
  rows: 2,
  gap: 0.04,
});
const hall = roofModules({
  origin: [54, 214],
  along: [500, 0],
  up: [-6, -92],
  columns: 8,
  rows: 2,
  gap: 0.03,
});
const field = moduleRows(
  { centre: [300, 150], scale: 120, height: 1 },
  [
    { near: 0.56, depth: 0.22 },
    { near: 0.9, depth: 0.32 },
    { near: 1.4, depth: 0.5 },
    { near: 2.2, depth: 0.8 },
  ],
  5,
);

const drawings = [
  <g key="house">
    <path fill="#cfe3ec" d="M0 0h600v400H0z" />
    <circle cx="500" cy="84" r="38" fill="#ffd873" />
    <path fill="#b3cdb4" d="M0 308q150-40 300-20t300-14v126H0z" />
    <path fill="#fdf8ef" d="M104 250h372v110H104z" />
    <path fill="#a9654a" d="M74 252l62-150h330l60 150z" />
    <path fill="#274865" stroke="#e8f0f6" strokeWidth="2.5" d={house.modules} />
    <path fill="none" stroke="#8fb2cf" strokeOpacity=".6" d={house.lines} />
    <path fill="#8cb2c9" d="M150 280h60v44h-60zM370 280h60v44h-60z" />
    <path fill="#7a5240" d="M266 284h50v76h-50z" />
    <path fill="#8fae84" d="M0 360h600v40H0z" />
  </g>,
  <g key="hall">
    <path fill="#dbe6ee" d="M0 0h600v400H0z" />
    <path fill="#fff" opacity=".8" d="M70 70q10-26 38-20 20-30 52-12 34-4 32 22 16 2 16 14z" />
    <path fill="#c7cfd3" d="M40 226h520v134H40z" />
    <path fill="#98a4ab" d="M34 228l14-116h504l14 116z" />
    <path fill="#22405d" stroke="#e8f0f6" strokeWidth="2.5" d={hall.modules} />
    <path fill="none" stroke="#8fb2cf" strokeOpacity=".6" d={hall.lines} />
    <path fill="#7d8a92" d="M84 270h110v90H84zM230 270h110v90H230z" />
    <path
      stroke="#98a4ab"
      strokeWidth="3"
      d="M84 288h110M84 306h110M84 324h110M84 342h110M230 288h110M230 306h110M230 324h110M230 342h110"
    />
    <path fill="#a7c4d6" d="M390 270h130v40H390z" />
    <path fill="#b5bfb0" d="M0 360h600v40H0z" />
  </g>,
  <g key="field">
    <path fill="#f7dcb0" d="M0 0h600v170H0z" />
    <circle cx="140" cy="92" r="40" fill="#f6a64d" />
    <path fill="#9db58b" d="M0 150q160-40 320-14t280-10v60H0z" />
    <path fill="#7f9c66" d="M0 168h600v232H0z" />
    <path fill="#26435f" stroke="#eef4f8" strokeWidth="2" d={field.modules} />
    <path fill="none" stroke="#8fb2cf" strokeOpacity=".5" d={field.lines} />
  </g>,
];

/** A built system, where there is no photo of it; neighbours differ. */
export const WorkScene = ({ place }: { place: number }) => (
  <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {drawings[place % drawings.length]}
  </svg>
);
