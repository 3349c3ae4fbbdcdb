import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Heading of a part of a section. */
export const Subheading = styled.h3`
  margin: ${tokens.space[8]} 0 0;
  padding-top: ${tokens.space[16]};
  border-top: 1px solid ${tokens.color.lineSoft};
  font: ${tokens.font[14]};
  font-weight: ${tokens.weight.strong};
  color: ${tokens.color.ink};
`;
