import { QrCode } from '../entries/codes';
import { Section } from './Section';

export function CodeSample() {
  return (
    <Section title="Código para o celular">
      <QrCode text="https://girassol.example/enviar/exemplo" label="Código de exemplo" />
    </Section>
  );
}
