import type { ReactNode } from 'react';
import { tokens } from '../tokens/tokens';

const { color } = tokens;

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width={132}
      height={96}
      viewBox="0 0 132 96"
      fill="none"
      stroke={color.inkFaint}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Drawing for empty content: a seedling with the sun rising behind it. */
export const EmptyDrawing = () => (
  <Drawing>
    <circle cx={92} cy={58} r={15} fill={color.sunSoft} stroke={color.sun} />
    <path stroke={color.sun} d="M92 36v-7M107.6 42.4l5-5M114 58h7M76.4 42.4l-5-5" />
    <path d="M8 78c22-9 94-9 116 0" />
    <path
      d="M20 85c10-4 20-5.600 32-6.300M70 78.600c12 .5 26 2 40 6.400M34 90c8-2.400 15-3.500 24-4M72 86c9 .4 17 1.600 25 4"
      opacity={0.6}
    />
    <path stroke={color.leaf} d="M56 72V42" />
    <path fill={color.leafSoft} stroke={color.leaf} d="M56 50c0-10 6.500-16 19-17 .5 11-6 18-19 17z" />
    <path
      fill={color.leafSoft}
      stroke={color.leaf}
      d="M56 58c0-9-6-14.500-17-15.500-.5 10 5 16.500 17 15.500z"
    />
  </Drawing>
);

/** Drawing for a failure: a plug out of its socket. */
export const FailureDrawing = () => (
  <Drawing>
    <path d="M6 66c14 0 14-18 27-18h7" />
    <path fill={color.surface} d="M40 36h13c7 0 12 5 12 12s-5 12-12 12H40z" />
    <path d="M65 42h8M65 54h8" strokeWidth={2.5} />
    <path fill={color.surface} d="M96 33h-5c-3 0-5 2-5 5v20c0 3 2 5 5 5h5z" />
    <path d="M96 33h6c4 0 7 3 7 7v16c0 4-3 7-7 7h-6M109 48h6c9 0 5 20 12 20" />
    <path d="M86 42h4M86 54h4" opacity={0.6} />
    <path
      stroke={color.sun}
      strokeWidth={2}
      d="M79 30l-2-7M86 27l3-6M73 32l-5-5M79 67l-2 7M86 70l3 6M73 65l-5 5"
    />
    <path opacity={0.5} d="M24 84h84" strokeDasharray="2 5" />
  </Drawing>
);

/** Drawing for a lost connection: a cloud over solar panels. */
export const OfflineDrawing = () => (
  <Drawing>
    <circle cx={88} cy={24} r={10} fill={color.sunSoft} stroke={color.sun} />
    <path
      fill={color.surface}
      d="M44 44c-7 0-12-5-12-11s5-11 11-11c2-8 8-12 15-12 9 0 16 6 17 14 6-1 13 3 13 10 0 6-4 10-11 10z"
    />
    <path fill={color.infoSoft} stroke={color.info} d="M36 82l10-24h50l-8 24z" />
    <path stroke={color.info} d="M41 70h51M62.700 58l-8.700 24M79.300 58l-8 24" />
    <path d="M62 82v6M50 88h24" />
    <path opacity={0.5} d="M14 88h24M86 88h32" strokeDasharray="2 5" />
  </Drawing>
);

/** Drawing for refused access: a closed gate with the sun behind the fence. */
export const RefusalDrawing = () => (
  <Drawing>
    <circle cx={66} cy={40} r={15} fill={color.sunSoft} stroke={color.sun} />
    <path stroke={color.sun} d="M66 18v-6M84 26l4-4M48 26l-4-4" />
    <path fill={color.surface} d="M30 84V46h8v38zM94 84V46h8v38z" />
    <path fill={color.surface} d="M40 54h52v26H40z" />
    <path d="M50 54v26M60 54v26M72 54v26M82 54v26" opacity={0.6} />
    <path fill={color.surface} d="M60 65h12v9H60z" />
    <path d="M62.500 65v-3a3.500 3.500 0 0 1 7 0v3" />
    <path d="M8 54h22M8 70h22M102 54h22M102 70h22" />
    <path opacity={0.5} d="M8 88h116" strokeDasharray="2 5" />
  </Drawing>
);
