import { buildBrandGradient, DEFAULT_PROPOSAL_THEME, isHexColour } from '@girassol/shared-domain';
import type { ProposalTheme } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { BrandCover } from './BrandCover';

/**
 * Sample of the top of a proposal document in a theme, for a theme that no proposal uses yet. A cover picture
 * is placed above the sample text, the drawing in the brand colour behind the text.
 */
export function ProposalThemeSample({ theme, companyName }: { theme: ProposalTheme; companyName: string }) {
  const { primaryColor, logoUrl, cover } = theme;
  const brand = isHexColour(primaryColor) ? primaryColor : DEFAULT_PROPOSAL_THEME.primaryColor;
  const { deep, base, glow } = buildBrandGradient(brand);
  return (
    <Sheet role="img" aria-label="Exemplo da capa de uma proposta">
      {cover ? <img className="cover" src={cover} alt="" /> : <BrandCover className="cover" brand={brand} />}
      <SampleText
        style={cover ? { background: `linear-gradient(160deg, ${deep}, ${base} 70%, ${glow})` } : undefined}
      >
        <Mark>{logoUrl ? <img src={logoUrl} alt="" /> : companyName}</Mark>
        <strong>Energia solar para você</strong>
        <span>Proposta para Maria da Conceição, em Campinas, SP</span>
      </SampleText>
    </Sheet>
  );
}

const { font, radius, space, weight } = tokens;

const Sheet = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${radius.card};
  > .cover { display: block; width: 100%; height: 9rem; object-fit: cover; }
  > svg.cover { position: absolute; inset: 0; height: 100%; }
`;

const Mark = styled.span`
  font: ${font[14]};
  font-weight: ${weight.strong};
  img { display: block; max-width: 9rem; max-height: 2.5rem; object-fit: contain; }
`;

const SampleText = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[16]} ${space[16]} ${space[24]};
  color: white;
  strong { font: ${font[24]}; font-weight: ${weight.strong}; }
  span { font: ${font[13]}; }
`;
