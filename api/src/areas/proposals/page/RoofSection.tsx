import { formatNumber } from '@girassol/shared-domain';
import { placeOf } from './Cover';
import { type PageFacts, roofPictureOf } from './page-facts';
import { Section } from './Section';

/** Where the system will stand: the picture that the seller took or was sent. */
export function RoofSection({ proposal }: PageFacts) {
  const picture = roofPictureOf(proposal);
  if (!picture) return null;
  const place = placeOf(proposal);
  const area = proposal.realSystemData?.minArea ?? 0;
  const needs = area > 0 ? ` O sistema ocupa cerca de ${formatNumber(area, 0)} m².` : '';
  return (
    <Section
      id="telhado"
      title="O seu telhado"
      lead={`Onde o sistema será instalado${place && `, em ${place}`}.${needs}`}
    >
      <img className="roof" src={picture} alt="Foto do telhado" />
    </Section>
  );
}
