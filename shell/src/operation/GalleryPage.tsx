import { lazyScreen } from '@girassol/federation/remote';
import { Spinner } from '@girassol/shared-ui';
import { OperationPage } from './OperationPage';

// Only whoever may see it fetches it.
const Gallery = lazyScreen(
  async () => ({
    default: (await import(/* webpackChunkName: "gallery" */ '@girassol/shared-ui/gallery')).Gallery,
  }),
  <Spinner label="Carregando a galeria" />,
);

/** Page `/operacao/galeria`: the design system as this shell provides it. */
export default function GalleryPage() {
  return (
    <OperationPage>
      <Gallery />
    </OperationPage>
  );
}
