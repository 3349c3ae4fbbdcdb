import { brandCoverDrawing, buildBrandGradient } from '@girassol/shared-domain';
import { useId } from 'react';

const { viewBox, sun, sunColour, hill, modules, lines } = brandCoverDrawing;

/** Drawing in the brand colour for the top of a proposal document, the same as on the customer's document. */
export function BrandCover({ brand, className }: { brand: string; className?: string }) {
  const id = useId();
  const { deep, base, glow } = buildBrandGradient(brand);
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={deep} />
          <stop offset="0.7" stopColor={base} />
          <stop offset="1" stopColor={glow} />
        </linearGradient>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {sun.glows.map((r) => (
        <circle key={r} cx={sun.cx} cy={sun.cy} r={r} fill={sunColour} opacity="0.13" />
      ))}
      <circle cx={sun.cx} cy={sun.cy} r={sun.r} fill={sunColour} />
      <path d={hill} opacity="0.16" />
      {modules.map((module) => (
        <path key={module} d={module} fill="white" opacity="0.13" />
      ))}
      <path d={lines} stroke={deep} strokeWidth="3" opacity="0.6" fill="none" />
    </svg>
  );
}
