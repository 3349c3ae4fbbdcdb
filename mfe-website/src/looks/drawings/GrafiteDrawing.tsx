import type { DrawingProps } from './drawing-props';

/** Drawing of the look "Grafite": dark and technical, with large figures. */
export function GrafiteDrawing({
  palette: { page, ink, soft, panel, accent, sky, ground },
  name,
}: DrawingProps) {
  return (
    <>
      <text x="18" y="22" fill={ink} fontSize="9" fontWeight="700">
        {name}
      </text>
      <rect x="254" y="12" width="48" height="15" rx="3" fill={accent} />
      {[0, 1, 2, 3, 4].map((column) =>
        [0, 1, 2].map((row) => (
          <rect
            key={`${column} ${row}`}
            x={168 + column * 28}
            y={44 + row * 30}
            width="26"
            height="28"
            fill={(column + row) % 3 === 0 ? ground : sky}
          />
        )),
      )}
      <rect x="18" y="52" width="128" height="12" rx="2" fill={ink} />
      <rect x="18" y="70" width="92" height="12" rx="2" fill={accent} />
      <rect x="18" y="94" width="118" height="4" rx="2" fill={soft} />
      <rect x="18" y="102" width="100" height="4" rx="2" fill={soft} />
      <rect x="18" y="117" width="62" height="17" rx="3" fill={accent} />
      <rect x="28" y="124" width="42" height="3" fill={page} />
      {[18, 116, 214].map((x, place) => (
        <g key={x}>
          <rect x={x} y="150" width="88" height="58" rx="5" fill={panel} />
          <text x={x + 10} y="178" fill={accent} fontSize="19" fontWeight="700">
            {['98%', '4,2', '25'][place]}
          </text>
          <rect x={x + 10} y="188" width="58" height="4" rx="2" fill={soft} />
          <rect x={x + 10} y="196" width="40" height="4" rx="2" fill={soft} />
        </g>
      ))}
    </>
  );
}
