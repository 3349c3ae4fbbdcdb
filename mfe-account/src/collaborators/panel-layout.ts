import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, screen, space } = tokens;

/** Content of a panel as a column. */
export const PanelBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  padding: ${space[24]} ${space[24]} 0;
  @media ${screen.phone} { padding: ${space[16]} ${space[16]} 0; }
`;

/** Footer with the buttons of a panel, at the lower edge while the panel scrolls. */
export const PanelFooter = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  justify-content: flex-end;
  gap: ${space[8]};
  padding: ${space[12]} 0;
  border-top: 1px solid ${color.line};
  background: ${color.canvas};
`;

/** Two fields of a panel beside each other; one below the other on a phone. */
export const PanelFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  align-items: start;
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;
