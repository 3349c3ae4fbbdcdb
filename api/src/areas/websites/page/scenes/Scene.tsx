import type { SiteLook } from '@girassol/shared-domain/website';
import { ClaroScene } from './ClaroScene';
import { GrafiteScene } from './GrafiteScene';
import { HorizonteScene } from './HorizonteScene';
import { TerraScene } from './TerraScene';

const scenes: Record<SiteLook, () => React.JSX.Element> = {
  HORIZONTE: HorizonteScene,
  CLARO: ClaroScene,
  TERRA: TerraScene,
  GRAFITE: GrafiteScene,
};

/** What is drawn where no photo was chosen. */
export function Scene({ look }: { look: SiteLook }) {
  const Drawing = scenes[look];
  return <Drawing />;
}
