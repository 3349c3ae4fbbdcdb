import { formatNumber } from '@girassol/shared-domain';
import { formatLocation } from './CoverSection';
import { PageSection } from './PageSection';
import { getRoofPicture, type ProposalPageData } from './proposal-page-data';

/** Section of a proposal's page with the picture of the customer's roof that the seller uploaded. */
export function RoofSection({ proposal }: ProposalPageData) {
  const picture = getRoofPicture(proposal);
  if (!picture) return null;
  const place = formatLocation(proposal);
  const area = proposal.realSystemData?.minArea ?? 0;
  const needs = area > 0 ? ` O sistema ocupa cerca de ${formatNumber(area, 0)} m².` : '';
  return (
    <PageSection
      id="telhado"
      title="O seu telhado"
      lead={`Onde o sistema será instalado${place && `, em ${place}`}.${needs}`}
    >
      <img className="roof" src={picture} alt="Foto do telhado" />
    </PageSection>
  );
}
