import { tokens, visuallyHiddenStyles } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Part of a button's text for which a phone has no room; it stays in the button's name. */
export const WideLabel = styled.span`
  @media ${tokens.screen.phone} { ${visuallyHiddenStyles} }
`;
