interface RoofProps {
  x: number;
  y: number;
  /** 1: 90 wide. */
  size?: number | undefined;
  roof: string;
  wall: string;
  panel: string;
}

/** Drawing of a house with solar panels on its roof. */
export function RoofDrawing({ x, y, size = 1, roof, wall, panel }: RoofProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M12 34h66v30H12z" fill={wall} />
      <path d="M0 36 20 6h58l14 30z" fill={roof} />
      {[0, 1, 2].map((column) => (
        <g key={column} transform={`translate(${24 + column * 16} 11)`}>
          <path d="m2 0h13l3 9H0z" fill={panel} />
          <path d="m-1 11h19l2.500 9H-3.500z" fill={panel} />
        </g>
      ))}
    </g>
  );
}
