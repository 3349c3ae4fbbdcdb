import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color } = tokens;

/** Rays of the half of the sun that is up, in degrees from the top. */
const rays = [-90, -72, -54, -36, -18, 0, 18, 36, 54, 72, 90];

/** Hills stand in the haze: the farther, the closer to the colour of the sky. */
const hill = (share: number) => `color-mix(in srgb, ${color.leaf} ${share}%, ${color.sunken})`;

/** Modules are dark in any light. */
const moduleColour = `color-mix(in srgb, ${color.leaf} 30%, black)`;

/** Tables of modules on the nearest hill: place, size. */
const tables = [
  { x: 70, y: 706, scale: 0.78 },
  { x: 262, y: 726, scale: 0.9 },
  { x: 492, y: 734, scale: 0.9 },
  { x: 690, y: 716, scale: 0.78 },
] as const;

/** Drawing of solar panels under a rising sun, in the brand's colours. */
export function SunriseDrawing() {
  return (
    <Picture viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden>
      <defs>
        <linearGradient id="sunrise-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" stopColor={color.canvas} />
          <stop offset="0.65" stopColor={color.sunSoft} />
        </linearGradient>
      </defs>
      <rect width="800" height="900" fill="url(#sunrise-sky)" />
      <g transform="translate(430 560)">
        <circle r="250" fill={color.sun} opacity="0.12" />
        <g stroke={color.sun} strokeWidth="7" strokeLinecap="round" opacity="0.6">
          {rays.map((angle, index) => (
            <line key={angle} y1="-188" y2={index % 2 ? '-214' : '-232'} transform={`rotate(${angle})`} />
          ))}
        </g>
        <circle r="150" fill={color.sun} />
      </g>
      <path d="M0 566c120-52 250-58 390-16s270 44 410-18v368H0z" fill={hill(20)} />
      <path d="M0 650c160-46 290-36 430 0s250 34 370-12v262H0z" fill={hill(38)} />
      <path d="M0 746c170-34 320-14 470 6s220 10 330-10v158H0z" fill={hill(60)} />
      {tables.map(({ x, y, scale }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path
            d="M28 66v34M132 66v34"
            stroke={color.scrim}
            strokeWidth="5"
            strokeLinecap="round"
            opacity="0.5"
          />
          <path d="M26 0h150l-30 70H-4z" fill={moduleColour} />
          <path
            d="M16 23h150M6 47h150M63 0 33 70M101 0 71 70M138 0l-30 70"
            stroke={color.leafSoft}
            strokeWidth="1.5"
            opacity="0.4"
          />
        </g>
      ))}
    </Picture>
  );
}

const Picture = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  /* A band of it: the sun and the hill in front of it. */
  @media ${tokens.screen.narrow} {
    inset: -47vw 0 auto;
    height: auto;
    aspect-ratio: 800 / 900;
  }
`;
