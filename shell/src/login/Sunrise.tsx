import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color } = tokens;

const rays = Array.from({ length: 18 }, (_, index) => index * 20);

/** A field of panels under a rising sun, in the colours of the brand. */
export function Sunrise() {
  return (
    <Picture viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" focusable="false">
      <g transform="translate(520 470)">
        <g stroke={color.sun} strokeWidth="10" strokeLinecap="round" opacity="0.55">
          {rays.map((angle) => (
            <line
              key={angle}
              y1="-190"
              y2={angle % 40 === 0 ? '-250' : '-225'}
              transform={`rotate(${angle})`}
            />
          ))}
        </g>
        <circle r="150" fill={color.sun} />
      </g>
      <path d="M0 560c140-70 260-70 400-10s260 40 400-30v380H0z" fill={color.leaf} opacity="0.35" />
      <path d="M0 640c160-60 300-30 430 10s250 30 370-20v270H0z" fill={color.leaf} opacity="0.6" />
      <path d="M0 720c180-40 330-10 470 15s230 10 330-15v180H0z" fill={color.leaf} />
      <Panels x={90} y={690} scale={0.8} />
      <Panels x={330} y={735} scale={1} />
      <Panels x={620} y={700} scale={0.85} />
    </Picture>
  );
}

/** One table of modules on its posts. */
function Panels({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M30 60v46M130 60v46" stroke={color.leafStrong} strokeWidth="6" strokeLinecap="round" />
      <path d="M24 0h152l-30 70H-6z" fill={color.ink} opacity="0.85" />
      <path
        d="M15 23h152M5 46h152M62 0 32 70M100 0 70 70M138 0l-30 70"
        stroke={color.sunSoft}
        strokeWidth="2"
        opacity="0.35"
      />
    </g>
  );
}

const Picture = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;
