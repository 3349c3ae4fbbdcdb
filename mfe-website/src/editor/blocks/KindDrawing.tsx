import type { BlockKind } from '@girassol/shared-domain/website';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { blockKindDrawings } from './kind-drawings';

const { color } = tokens;

const fills = { 1: color.lineStrong, 2: color.pressed, 3: color.leaf } as const;

/** Simplified drawing of a kind of block. */
export function BlockKindDrawing({ kind, width = 48 }: { kind: BlockKind; width?: number }) {
  return (
    <Sheet viewBox="0 0 48 32" width={width} height={(width * 2) / 3} aria-hidden focusable="false">
      {blockKindDrawings[kind].map(([x, y, w, h, strength]) => (
        <rect key={`${x} ${y} ${w}`} x={x} y={y} width={w} height={h} rx="1" fill={fills[strength]} />
      ))}
    </Sheet>
  );
}

const Sheet = styled.svg`
  flex: none;
  border: 1px solid ${color.lineSoft};
  border-radius: 4px;
  background: ${color.surface};
`;
