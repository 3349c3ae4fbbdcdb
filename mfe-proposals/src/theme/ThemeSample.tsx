import { contrast, DEFAULT_PROPOSAL_THEME, isHex, readable } from '@girassol/shared-domain';
import type { ProposalTheme } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const PAPER = '#FFFFFF';
const INK = '#000000';

/** The top of a document in a theme, before there is any document: it is white paper in both themes of the product. */
export function ThemeSample({ theme, companyName }: { theme: ProposalTheme; companyName: string }) {
  const { primaryColor, logoUrl, cover } = theme;
  const brand = isHex(primaryColor) ? primaryColor : DEFAULT_PROPOSAL_THEME.primaryColor;
  // Texts on the brand's colour are white where that can be read, as in the document.
  const ground = contrast(brand, PAPER) >= 4.5 ? brand : readable(brand, PAPER, INK);
  return (
    <Sheet role="img" aria-label="Exemplo da capa de uma proposta">
      <Top style={{ backgroundColor: ground }}>
        {cover && <img className="cover" src={cover} alt="" />}
        <Mark>{logoUrl ? <img src={logoUrl} alt="" /> : companyName}</Mark>
      </Top>
      <Words>
        <strong style={{ color: ground }}>Energia solar para você</strong>
        <span>Proposta para Maria da Conceição · Campinas/SP</span>
        <i style={{ backgroundColor: ground }}>Aceitar proposta</i>
      </Words>
    </Sheet>
  );
}

const { font, radius, space, weight } = tokens;

const Sheet = styled.div`
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${radius.card};
  background: white;
`;

const Top = styled.div`
  position: relative;
  height: 11rem;
  .cover { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

const Mark = styled.span`
  position: absolute;
  top: ${space[16]};
  left: ${space[16]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: white;
  color: black;
  font: ${font[14]};
  font-weight: ${weight.strong};
  img { display: block; max-width: 9rem; max-height: 2.5rem; object-fit: contain; }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[24]} ${space[16]};
  strong { font: ${font[24]}; font-weight: ${weight.strong}; }
  span { color: dimgray; font: ${font[13]}; }
  i { align-self: flex-start; padding: ${space[8]} ${space[16]}; border-radius: ${radius.control}; color: white; font: 500 ${font[13]}; }
`;
