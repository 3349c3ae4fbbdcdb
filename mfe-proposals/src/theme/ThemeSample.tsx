import { brandGround, DEFAULT_PROPOSAL_THEME, isHex } from '@girassol/shared-domain';
import type { ProposalTheme } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { BrandCover } from './BrandCover';

/** The top of a document in a theme, before there is any document: a picture stands over the words, the drawing behind them. */
export function ThemeSample({ theme, companyName }: { theme: ProposalTheme; companyName: string }) {
  const { primaryColor, logoUrl, cover } = theme;
  const brand = isHex(primaryColor) ? primaryColor : DEFAULT_PROPOSAL_THEME.primaryColor;
  const { deep, base, glow } = brandGround(brand);
  return (
    <Sheet role="img" aria-label="Exemplo da capa de uma proposta">
      {cover ? <img className="cover" src={cover} alt="" /> : <BrandCover className="cover" brand={brand} />}
      <Words
        style={cover ? { background: `linear-gradient(160deg, ${deep}, ${base} 70%, ${glow})` } : undefined}
      >
        <Mark>{logoUrl ? <img src={logoUrl} alt="" /> : companyName}</Mark>
        <strong>Energia solar para você</strong>
        <span>Proposta para Maria da Conceição · Campinas/SP</span>
      </Words>
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

const Words = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[16]} ${space[16]} ${space[24]};
  color: white;
  strong { font: ${font[24]}; font-weight: ${weight.strong}; }
  span { font: ${font[13]}; }
`;
