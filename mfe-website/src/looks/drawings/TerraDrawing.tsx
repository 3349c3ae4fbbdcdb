import type { DrawingProps } from './drawing-props';
import { RoofDrawing } from './RoofDrawing';

/** Drawing of the look "Terra": warm tones and round corners. */
export function TerraDrawing({
  palette: { page, ink, soft, panel, accent, sky, ground },
  name,
}: DrawingProps) {
  return (
    <>
      <rect x="12" y="10" width="296" height="24" rx="12" fill={panel} />
      <text x="26" y="26" fill={ink} fontSize="10" fontFamily="Georgia, serif" fontWeight="600">
        {name}
      </text>
      <rect x="246" y="15" width="52" height="14" rx="7" fill={accent} />
      <rect x="12" y="42" width="296" height="108" rx="22" fill={sky} />
      <path d="M12 128q80-30 160-8t136-14v22q0 22-22 22H34q-22 0-22-22z" fill={ground} />
      <circle cx="214" cy="76" r="17" fill="#f7b75e" />
      <RoofDrawing x={206} y={76} size={0.92} roof="#8d4427" wall="#f7e6d0" panel="#41302f" />
      <text x="30" y="80" fill={ink} fontSize="19" fontFamily="Georgia, serif" fontWeight="600">
        O sol da sua
      </text>
      <text x="30" y="101" fill={ink} fontSize="19" fontFamily="Georgia, serif" fontWeight="600">
        casa
      </text>
      <rect x="30" y="112" width="66" height="18" rx="9" fill={accent} />
      <rect x="41" y="119" width="44" height="4" rx="2" fill={page} />
      {[12, 114, 216].map((x) => (
        <g key={x}>
          <rect x={x} y="160" width="92" height="50" rx="14" fill={panel} />
          <circle cx={x + 20} cy="178" r="9" fill={soft} />
          <rect x={x + 35} y="172" width="44" height="5" rx="2.500" fill={ink} />
          <rect x={x + 35} y="181" width="34" height="4" rx="2" fill={soft} />
          <rect x={x + 12} y="195" width="66" height="4" rx="2" fill={soft} />
        </g>
      ))}
    </>
  );
}
