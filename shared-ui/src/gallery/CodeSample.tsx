import { QrCode } from '../entries/codes';
import { GallerySection } from './GallerySection';

export function CodeSample() {
  return (
    <GallerySection title="Código para o celular">
      <QrCode text="https://girassol.example/enviar/exemplo" label="Código de exemplo" />
    </GallerySection>
  );
}
