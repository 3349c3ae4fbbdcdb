import { styled } from 'styled-components';
import { pageFoot } from '../snackbar/page-foot';
import { tokens } from '../tokens/tokens';
import { Form } from './Form';

const { color, font, space, radius, screen, weight, shadow } = tokens;

/** Page layout of a form: limits the line length and keeps the footer visible. */
export const FormPage = styled.div`
  box-sizing: border-box;
  max-width: 45rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} 0;
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} 0; }
`;

/** `Form` as a column of sections. */
export const FormBox = styled(Form)`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
`;

/** Section of a form, with a line that explains it. */
export const FormSection = styled.section`
  padding: ${space[16]} ${space[24]} ${space[24]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  h2 { margin: 0; font: ${font[16]}; font-weight: ${weight.strong}; }
  > h2:not(:has(+ p)) { margin-bottom: ${space[12]}; }
  > p { margin: 2px 0 ${space[16]}; color: ${color.inkSoft}; font: ${font[13]}; }
  @media ${screen.phone} { padding: ${space[16]}; }
`;

/** Grid of fields, two side by side where there is room. */
export const FormFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  align-items: start;
  > .wide { grid-column: 1 / -1; }
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;

/** List of rows that the user can add and remove; each row is an `li` with fields, laid out by the area. */
export const FormRowList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  margin: 0 0 ${space[12]};
  padding: 0;
  list-style: none;
  > li { display: grid; gap: ${space[12]}; align-items: start; }
`;

/** Footer with the buttons of a form, fixed at the lower edge while the form scrolls. */
export const FormFooter = styled.footer.attrs<{ 'data-page-foot'?: '' }>(pageFoot)`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[8]};
  margin: ${space[8]} calc(-1 * ${space[16]}) 0;
  padding: ${space[12]} ${space[16]} ${space[16]};
  border-top: 1px solid ${color.line};
  background: ${color.canvas};
  > :first-child { margin-right: auto; }
  @media ${screen.phone} {
    padding: ${space[4]} ${space[16]} ${space[12]};
    > :last-child { flex: 1 1 100%; }
    /* The buttons before it share a row: their words have the room of icons and edges. */
    > button:not(:last-child) { padding-inline: ${space[8]}; }
    > button:not(:last-child) > svg { display: none; }
    /* Two buttons stand side by side. */
    > :last-child:nth-child(2) { flex: 1 1 0; }
  }
`;
