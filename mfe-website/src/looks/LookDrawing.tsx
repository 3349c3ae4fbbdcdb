import type { SiteTheme } from '@girassol/shared-domain/website';
import { styled } from 'styled-components';
import { ClaroDrawing } from './drawings/ClaroDrawing';
import { GrafiteDrawing } from './drawings/GrafiteDrawing';
import { HorizonteDrawing } from './drawings/HorizonteDrawing';
import { TerraDrawing } from './drawings/TerraDrawing';
import { lookPalettes } from './look-palettes';

const drawings = {
  HORIZONTE: HorizonteDrawing,
  CLARO: ClaroDrawing,
  TERRA: TerraDrawing,
  GRAFITE: GrafiteDrawing,
} as const;

interface LookDrawingProps {
  look: SiteTheme;
  /** The name of the company, as its page would have it. */
  name: string;
}

/** Small drawing that shows how a site with a given look (design) appears. */
export function LookDrawing({ look, name }: LookDrawingProps) {
  const Drawing = drawings[look];
  const palette = lookPalettes[look];
  return (
    <Sheet viewBox="0 0 320 220" aria-hidden focusable="false" style={{ background: palette.page }}>
      <Drawing palette={palette} name={name} />
    </Sheet>
  );
}

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`;
