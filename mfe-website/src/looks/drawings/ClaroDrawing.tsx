import type { DrawingProps } from './drawing-props';
import { RoofDrawing } from './RoofDrawing';

/** Drawing of the look "Claro": much white, a picture beside the text, thin lines. */
export function ClaroDrawing({ palette: { ink, soft, accent, sky, ground }, name }: DrawingProps) {
  return (
    <>
      <text x="18" y="21" fill={ink} fontSize="9" fontWeight="500">
        {name}
      </text>
      {[206, 236, 266].map((x) => (
        <rect key={x} x={x} y="15" width="20" height="3" fill={soft} />
      ))}
      <path d="M18 34h284" stroke={soft} />
      <rect x="18" y="58" width="116" height="9" fill={ink} />
      <rect x="18" y="73" width="92" height="9" fill={ink} />
      <rect x="18" y="95" width="108" height="3" fill={soft} />
      <rect x="18" y="103" width="96" height="3" fill={soft} />
      <rect x="18" y="118" width="56" height="16" rx="2" fill={accent} />
      <rect x="28" y="125" width="36" height="3" fill="#fff" />
      <rect x="82" y="118" width="48" height="16" rx="2" fill="none" stroke={ink} />
      <rect x="166" y="48" width="136" height="98" fill={sky} />
      <path d="M166 126h136v20H166z" fill={ground} />
      <RoofDrawing x={184} y={66} size={1.05} roof="#5f7480" wall="#f7fafb" panel="#22343f" />
      <path d="M18 164h284" stroke={soft} />
      {[18, 119, 220].map((x) => (
        <g key={x}>
          <text x={x} y="185" fill={ink} fontSize="13" fontWeight="500">
            {x === 18 ? '350' : x === 119 ? '4,2' : '12'}
          </text>
          <rect x={x} y="193" width="60" height="3" fill={soft} />
          <rect x={x} y="200" width="44" height="3" fill={soft} />
        </g>
      ))}
    </>
  );
}
