import { css, styled } from 'styled-components';

/**
 * Styles of content for assistive technology only; in a media query, of content for which a narrow screen has no room:
 * `@media ${tokens.screen.phone} { ${visuallyHiddenStyles} }`.
 */
export const visuallyHiddenStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Content for assistive technology only. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`;
