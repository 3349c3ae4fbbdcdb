import type { SiteTheme } from '@girassol/shared-domain/website';
import { ClaroScene } from './ClaroScene';
import { GrafiteScene } from './GrafiteScene';
import { HorizonteScene } from './HorizonteScene';
import { TerraScene } from './TerraScene';

const scenes: Record<SiteTheme, () => React.JSX.Element> = {
  HORIZONTE: HorizonteScene,
  CLARO: ClaroScene,
  TERRA: TerraScene,
  GRAFITE: GrafiteScene,
};

/** Drawing that belongs to the look (design) of a site. Pages show the drawing where no photo is set. */
export function LookScene({ look }: { look: SiteTheme }) {
  const Drawing = scenes[look];
  return <Drawing />;
}
