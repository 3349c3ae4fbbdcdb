import type { DrawingProps } from './drawing-props';
import { RoofDrawing } from './RoofDrawing';

/** Drawing of the look "Horizonte": a wide picture at sunrise behind large letters. */
export function HorizonteDrawing({
  palette: { page, ink, soft, panel, accent, sky, ground },
  name,
}: DrawingProps) {
  return (
    <>
      <defs>
        <linearGradient id="horizonte-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3d4f7c" />
          <stop offset=".55" stopColor={sky} />
          <stop offset="1" stopColor="#ffe2ac" />
        </linearGradient>
      </defs>
      <rect width="320" height="138" fill="url(#horizonte-sky)" />
      <circle cx="232" cy="96" r="25" fill="#fff3cf" />
      <path d="M0 112q70-26 150-8t170-6v40H0z" fill={ground} />
      <RoofDrawing x={206} y={72} size={0.85} roof="#4a2520" wall="#8f5142" panel="#1d2b4f" />
      <text x="18" y="20" fill={page} fontSize="9" fontWeight="700">
        {name}
      </text>
      <rect x="258" y="12" width="44" height="12" rx="6" fill={page} opacity=".9" />
      <rect x="18" y="46" width="150" height="15" rx="4" fill={page} />
      <rect x="18" y="67" width="104" height="15" rx="4" fill={page} />
      <rect x="18" y="94" width="70" height="18" rx="9" fill={accent} />
      <rect x="28" y="101" width="50" height="4" rx="2" fill={page} />
      <rect x="110" y="152" width="100" height="7" rx="3" fill={ink} />
      {[18, 116, 214].map((x) => (
        <g key={x}>
          <rect x={x} y="170" width="88" height="40" rx="8" fill={panel} />
          <circle cx={x + 14} cy="184" r="6" fill={accent} />
          <rect x={x + 26} y="181" width="46" height="5" rx="2" fill={ink} />
          <rect x={x + 10} y="196" width="66" height="4" rx="2" fill={soft} />
        </g>
      ))}
    </>
  );
}
