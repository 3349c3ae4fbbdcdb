import { drawModuleRows, drawRoofModules } from './projection';

const house = drawRoofModules({
  origin: [110, 236],
  along: [330, 0],
  up: [46, -118],
  columns: 5,
  rows: 2,
  gap: 0.04,
});
const hall = drawRoofModules({
  origin: [54, 214],
  along: [500, 0],
  up: [-6, -92],
  columns: 8,
  rows: 2,
  gap: 0.03,
});
const field = drawModuleRows(
  { centre: [300, 150], scale: 120, height: 1 },
  [
    { near: 0.56, depth: 0.22 },
    { near: 0.9, depth: 0.32 },
    { near: 1.4, depth: 0.5 },
    { near: 2.2, depth: 0.8 },
  ],
  5,
);

/** Colours of a drawing; the light of a day. */
interface Light {
  sky: string;
  sun: string;
  hill: string;
  ground: string;
  wall: string;
  roof: string;
}

const lights: [Light, Light, Light, Light] = [
  { sky: '#cfe3ec', sun: '#ffd873', hill: '#b3cdb4', ground: '#8fae84', wall: '#fdf8ef', roof: '#a9654a' },
  { sky: '#f8ddb6', sun: '#f6a64d', hill: '#a7b78f', ground: '#7f9c66', wall: '#f4efe6', roof: '#6d6a70' },
  { sky: '#dbe6ee', sun: '#fff3cf', hill: '#a5c3b8', ground: '#86a58f', wall: '#e3edf0', roof: '#7f5a49' },
  { sky: '#e9dfe9', sun: '#ffc27a', hill: '#b6b9cf', ground: '#93a08f', wall: '#fbeee0', roof: '#8d4f45' },
];

const panels = { fill: '#26435f', stroke: '#e8f0f6', strokeWidth: 2.5 } as const;
const cells = { fill: 'none', stroke: '#8fb2cf', strokeOpacity: 0.6 } as const;

const House = ({ sky, sun, hill, ground, wall, roof }: Light) => (
  <>
    <path fill={sky} d="M0 0h600v400H0z" />
    <circle cx="500" cy="84" r="38" fill={sun} />
    <path fill={hill} d="M0 308q150-40 300-20t300-14v126H0z" />
    <path fill={wall} d="M104 250h372v110H104z" />
    <path fill={roof} d="M74 252l62-150h330l60 150z" />
    <path {...panels} d={house.modules} />
    <path {...cells} d={house.lines} />
    <path fill="#8cb2c9" d="M150 280h60v44h-60zM370 280h60v44h-60z" />
    <path fill="#7a5240" d="M266 284h50v76h-50z" />
    <path fill={ground} d="M0 360h600v40H0z" />
  </>
);

const Hall = ({ sky, sun, hill, ground }: Light) => (
  <>
    <path fill={sky} d="M0 0h600v400H0z" />
    <circle cx="92" cy="66" r="30" fill={sun} />
    <path fill={hill} d="M0 300q180-30 340-10t260-6v80H0z" />
    <path fill="#c7cfd3" d="M40 226h520v134H40z" />
    <path fill="#98a4ab" d="M34 228l14-116h504l14 116z" />
    <path {...panels} d={hall.modules} />
    <path {...cells} d={hall.lines} />
    <path fill="#7d8a92" d="M84 270h110v90H84zM230 270h110v90H230z" />
    <path
      stroke="#98a4ab"
      strokeWidth="3"
      d="M84 288h110M84 306h110M84 324h110M84 342h110M230 288h110M230 306h110M230 324h110M230 342h110"
    />
    <path fill="#a7c4d6" d="M390 270h130v40H390z" />
    <path fill={ground} d="M0 360h600v40H0z" />
  </>
);

const Field = ({ sky, sun, hill, ground }: Light) => (
  <>
    <path fill={sky} d="M0 0h600v170H0z" />
    <circle cx="140" cy="92" r="40" fill={sun} />
    <path fill={hill} d="M0 150q160-40 320-14t280-10v60H0z" />
    <path fill={ground} d="M0 168h600v232H0z" />
    <path {...panels} strokeWidth={2} d={field.modules} />
    <path {...cells} d={field.lines} />
  </>
);

/** kWp up to which a work is drawn as a house, and as a hall. */
const MAX_HOUSE_KWP = 15;
const MAX_HALL_KWP = 75;

interface Props {
  /** Among its neighbours, which differ. */
  place: number;
  /** kWp; null: not said. */
  power: number | null;
}

/** Drawing of a built solar system of a given size. Sites show the drawing where the system has no photo. */
export function BuiltSystemScene({ place, power }: Props) {
  const light = lights[(place % lights.length) as 0 | 1 | 2 | 3];
  const Drawing = power === null || power <= MAX_HOUSE_KWP ? House : power <= MAX_HALL_KWP ? Hall : Field;
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g {...(place % 2 === 1 && { transform: 'matrix(-1 0 0 1 600 0)' })}>
        <Drawing {...light} />
      </g>
    </svg>
  );
}
